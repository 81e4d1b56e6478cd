//! A message that may come before anybody listens: [`Mailbox`].

use std::cell::RefCell;
use std::rc::Rc;

type Receiver<T> = Rc<dyn Fn(T)>;

/// Brings messages to a listener; one that came before is kept for it. Of several that came before,
/// the last one is.
pub struct Mailbox<T> {
    kept: RefCell<Option<T>>,
    listener: RefCell<Option<Receiver<T>>>,
}

impl<T> Default for Mailbox<T> {
    fn default() -> Mailbox<T> {
        Mailbox {
            kept: RefCell::default(),
            listener: RefCell::default(),
        }
    }
}

impl<T> Mailbox<T> {
    /// Hands a message over.
    pub fn put(&self, message: T) {
        let listener = self.listener.borrow().clone();
        match listener {
            Some(listener) => listener(message),
            None => *self.kept.borrow_mut() = Some(message),
        }
    }

    /// Calls `listener` with each message from now on; at once, if one was kept.
    pub fn listen(&self, listener: impl Fn(T) + 'static) {
        if let Some(message) = self.kept.take() {
            listener(message);
        }
        *self.listener.borrow_mut() = Some(Rc::new(listener));
    }
}

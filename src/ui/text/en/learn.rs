//! The words of the lessons.

mod article_6;
mod double_flag;
mod triple_block;

use crate::lessons::exhibit::Refusal;
use crate::lessons::lesson::Rule;
use crate::ui::text::learn::Learn;

/// The words.
pub const LEARN: Learn = Learn {
    title: "Learn",
    embed_hint: "A clock, a board or a lesson on a page of your own.",
    courses: [
        triple_block::TRIPLE_BLOCK,
        double_flag::DOUBLE_FLAG,
        article_6::ARTICLE_6,
    ],
    rule,
    refusal,
};

fn rule(rule: Rule) -> String {
    match rule {
        Rule::Fide(paragraph) => format!("FIDE Laws, {paragraph}"),
        Rule::TripleBlock(point) => match point.strip_prefix('s') {
            Some(point) => format!("Triple Block, substitutions, {point}"),
            None => format!("Triple Block, ({point})"),
        },
        Rule::DoubleFlag => "The double-flag clock".into(),
    }
}

fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotOffered => "That cannot be done here.".into(),
        _ => "The clock does not take that now.".into(),
    }
}

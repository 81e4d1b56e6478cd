### The words of the lessons

# Each lesson has a title, of at most 40 characters, and its aim, a sentence of at most 120. The steps
# are numbered from 1, in the order in which they are shown: `says` is a sentence or two, at most 320
# characters, and a blank line separates paragraphs. A step that asks something has `asks`, one
# sentence. After a task comes `done`, one sentence; after a question the answers, `a`, `b` …, each
# with the reason why it is right or wrong.

## Triple Block

course-triple-block-title = Triple Block
course-triple-block-aim = No leave to ask for, no dispute about lost days, a certain end date: three blocks of time, kept to the second.

## Triple Block: The three blocks

tb-blocks-title = The three blocks
tb-blocks-aim = Clock, increment and bank, and which of them runs.
tb-blocks-1-says =
    A correspondence game lasts for months. With leave and rounded days nobody knows when it ends. Triple Block counts every second, in three blocks: the clock, the increment and the bank.

    Here is a game in an event of 700 days. The clock is solid, the increment hatched, the bank faint.
tb-blocks-2-says = The clock is what you have for the move at hand. It is set to 50 days in every event, and it is the only block that runs.
tb-blocks-2-asks = Let ten days pass.
tb-blocks-2-done = 40 days are left on the clock. Bank and increment have not changed.
tb-blocks-3-says = Ten days of your first move are gone.
tb-blocks-3-asks = Where does the time for the next days come from?
tb-blocks-3-a = From the clock alone
tb-blocks-3-a-why = The bank waits until time is moved from it to the clock.
tb-blocks-3-b = From the bank first
tb-blocks-3-b-why = Nobody thinks on the bank: its time has to be moved to the clock first.
tb-blocks-3-c = From clock and bank in turn
tb-blocks-3-c-why = The clock alone runs; the bank only fills it.
tb-blocks-4-says = The bank is yours to use as you like: at any time you can move time from it to the clock, as far as the clock takes it.
tb-blocks-4-asks = Fill the clock from the bank.
tb-blocks-4-done = The clock shows 50 days again, and the bank has 40. Together it is as much as before.
tb-blocks-5-says = The bank still has 40 days, and the clock shows 50.
tb-blocks-5-asks = How much can a clock show at most?
tb-blocks-5-a = 90 days, all that you have
tb-blocks-5-a-why = What does not fit stays in the bank.
tb-blocks-5-b = 50 days
tb-blocks-5-b-why = 50 days, on any occasion and in every event.
tb-blocks-5-c = As many days as the event has left
tb-blocks-5-c-why = The limit is the same on every day of every event.
tb-blocks-6-says = You think for 3 days, 4 hours and 20 minutes about a move.
tb-blocks-6-asks = What does it cost?
tb-blocks-6-a = 4 days
tb-blocks-6-a-why = Nothing is rounded, neither up nor down.
tb-blocks-6-b = 3 days: the hours are a buffer
tb-blocks-6-b-why = There is no buffer time; it is part of the blocks already.
tb-blocks-6-c = 3 d 04:20:00
tb-blocks-6-c-why = Every second counts, and none is counted twice: nothing is ever doubled.
tb-blocks-7-says = You go on holiday, and it is your move.
tb-blocks-7-asks = What stops your clock?
tb-blocks-7-a = Leave that you take
tb-blocks-7-a-why = There is no leave time: the bank is in its place.
tb-blocks-7-b = A word to the director
tb-blocks-7-b-why = A director cannot stop or reset a clock.
tb-blocks-7-c = Nothing but a move or a claim
tb-blocks-7-c-why = Clocks run at night, on holiday, and while a player is replaced.
tb-blocks-8-says = Whoever files a claim stops the clock until it is resolved. That time is nobody’s.
tb-blocks-8-asks = File a claim, and let five days pass.
tb-blocks-8-done = Five days later the clock shows what it did.
tb-blocks-9-says = The event lasts 700 days: clock 50, bank 50, and 5 days for each of the first 50 moves.
tb-blocks-9-asks = How much time does each player have in all?
tb-blocks-9-a = 100 days
tb-blocks-9-a-why = The increments count too: 50 times 5 days.
tb-blocks-9-b = 350 days
tb-blocks-9-b-why = 50 + 50 + 250. That is half of the event, as only one clock runs at a time; so the end date is certain.
tb-blocks-9-c = 700 days
tb-blocks-9-c-why = That is both players together.

## Triple Block: What a move does

tb-move-title = What a move does
tb-move-aim = Debit, increment, refill: what happens the moment you move.
tb-move-1-says =
    A move does three things, in this order. The exact time you thought comes off the clock. Then the increment comes, in your first 50 moves. Then the bank fills the clock, up to 50 days.

    Try it: the opponent answers after two days.
tb-move-2-says = Here a move brings 5 days, and the bank has 50.
tb-move-2-asks = Think for twelve days, then move.
tb-move-2-done = 50 − 12 + 5 is 43; the bank added 7 by itself. The clock is full, the bank has 43.
tb-move-3-says = The clock showed 38 days when you moved, and 50 after it. The increment is 5 days.
tb-move-3-asks = Where did the other 7 days come from?
tb-move-3-a = From the increment
tb-move-3-a-why = It is 5 days, and no more.
tb-move-3-b = From the opponent’s clock
tb-move-3-b-why = No time goes from one player to the other.
tb-move-3-c = From the bank
tb-move-3-c-why = After each move the bank refills the clock by itself, as long as it has time.
tb-move-4-says = Clock 50, bank 50, increment 5. You move after 3 days and 4 hours.
tb-move-4-asks = What do clock and bank show then?
tb-move-4-a = 46 d 20:00:00 and 55 d
tb-move-4-a-why = The increment goes to the clock first, as far as it takes it.
tb-move-4-b = 50 d and 51 d 20:00:00
tb-move-4-b-why = The clock takes 3 d 4 h of the increment; the other 1 d 20 h goes to the bank.
tb-move-4-c = 50 d and 50 d
tb-move-4-c-why = What the clock cannot take is not lost: it goes to the bank.
tb-move-5-says = Check it: not a second is rounded.
tb-move-5-asks = Move after exactly 3 days and 4 hours.
tb-move-5-done = 50 d on the clock and 51 d 20:00:00 in the bank.
tb-move-6-says = A federation’s page reads the rules another way: a move brings the increment alone, and the bank waits for your hand. Your server shows which one holds. This game is played that way.
tb-move-6-asks = Think for twelve days, then move.
tb-move-6-done = The clock shows 43 days, and the bank still has 51 d 20:00:00. In such an event you refill by hand.
tb-move-7-says = You have moved.
tb-move-7-asks = Which clock runs now?
tb-move-7-a = The opponent’s
tb-move-7-a-why = It runs from the second of your move on. Only a move or a claim stops a clock.
tb-move-7-b = None, until the opponent has seen the move
tb-move-7-b-why = Nobody has to see it.
tb-move-7-c = Both
tb-move-7-c-why = Only that of the player to move.
tb-move-8-says = The bank refills the clock after each move.
tb-move-8-asks = When do you have to refill by hand?
tb-move-8-a = After every move
tb-move-8-a-why = That happens by itself.
tb-move-8-b = When one move takes more than 50 days
tb-move-8-b-why = The clock never shows more than 50 days, so it has to be filled while you think.
tb-move-8-c = Never
tb-move-8-c-why = A clock that is not refilled runs out after 50 days at the latest.

## Triple Block: Overflow into the bank

tb-overflow-title = Overflow into the bank
tb-overflow-aim = What the clock cannot take of an increment is saved in the bank.
tb-overflow-1-says = A clock shows 50 days at most. If the increment would take it higher, the clock is brought up to 50, and the rest of the increment goes to the bank. That is the only way a bank grows.
tb-overflow-2-says = Clock 50, bank 50, increment 5. The opponent answers after two days.
tb-overflow-2-asks = Move so soon that the bank grows.
tb-overflow-2-done = What the clock had no room for is in the bank.
tb-overflow-3-says = Clock 50, bank 50, increment 5. You move after one day.
tb-overflow-3-asks = What is in the bank then?
tb-overflow-3-a = 50 d
tb-overflow-3-a-why = The clock takes one day of the increment; four are left over.
tb-overflow-3-b = 54 d
tb-overflow-3-b-why = One day fills the clock, four go to the bank.
tb-overflow-3-c = 55 d
tb-overflow-3-c-why = The clock takes what it lacks first: one day.
tb-overflow-4-says = Every quick move saves time for a hard one.
tb-overflow-4-asks = Bring the bank to 60 days or more.
tb-overflow-4-done = Quick moves saved that much. It is yours until the end of the game.
tb-overflow-5-says = You go on like that.
tb-overflow-5-asks = How much can a bank hold?
tb-overflow-5-a = 50 days
tb-overflow-5-a-why = That is the limit of the clock.
tb-overflow-5-b = 75 days
tb-overflow-5-b-why = Some events begin with that, but it is no limit.
tb-overflow-5-c = Whatever comes in
tb-overflow-5-c-why = Only the clock has a limit.
tb-overflow-6-says = The increment is 5 days, and every move takes you exactly 5 days.
tb-overflow-6-asks = What becomes of the bank?
tb-overflow-6-a = It stays as it is
tb-overflow-6-a-why = What a move takes comes back: the increment is the pace that costs nothing.
tb-overflow-6-b = It grows by 5 days a move
tb-overflow-6-b-why = The clock needs all of the increment.
tb-overflow-6-c = It shrinks
tb-overflow-6-c-why = It shrinks only when moves take longer than the increment brings.
tb-overflow-7-says = An event of one year brings 1 day a move. Its bank begins with 75 days.
tb-overflow-7-asks = Make three moves after which the bank still has 75 days or more.
tb-overflow-7-done = At a day a move, or less, the bank stays whole.
tb-overflow-8-says = In the same event, with a full clock, you move after six hours.
tb-overflow-8-asks = What happens to the other 18 hours of the increment?
tb-overflow-8-a = They are lost
tb-overflow-8-a-why = No part of an increment is lost.
tb-overflow-8-b = They go to the bank
tb-overflow-8-b-why = 18:00:00 more.
tb-overflow-8-c = They go to the opponent
tb-overflow-8-c-why = No time goes from one player to the other.

## Triple Block: A full bank does not save you

tb-etl-title = A full bank does not save you
tb-etl-aim = The clock runs out, whatever is in the bank.
tb-etl-1-says =
    You have thought about your first move for 46 days. The clock shows 4 days; the bank still has all of its 50.

    The bank does nothing while you think. Only a move, or your own hand, brings its time to the clock.
tb-etl-2-says = See for yourself what the bank does.
tb-etl-2-asks = Let time pass until the clock runs out.
tb-etl-2-done = The clock is at zero, and 50 days are in the bank. The time limit is exceeded (ETL).
tb-etl-3-says = The clock has run out, and the bank has 50 days.
tb-etl-3-asks = What is the result?
tb-etl-3-a = None yet: the bank fills the clock
tb-etl-3-a-why = After that nothing is refilled.
tb-etl-3-b = The game is adjudicated
tb-etl-3-b-why = Time decides it.
tb-etl-3-c = The game is lost
tb-etl-3-c-why = A clock at zero loses, even if bank and increment are full.
tb-etl-4-says = The same again: 4 days, and 50 in the bank. This time you look after it.
tb-etl-4-asks = Bring at least 45 days to the clock, by a refill or a move.
tb-etl-4-done = Safe. A minute of your time saved the game.
tb-etl-5-says = You send the refill in the very second in which the clock shows 0.
tb-etl-5-asks = Is that in time?
tb-etl-5-a = Yes: zero is not below zero
tb-etl-5-a-why = A clock at exactly zero has run out.
tb-etl-5-b = No
tb-etl-5-b-why = The last second for a refill is the one that shows 00:00:01.
tb-etl-6-says = Here the bank does not refill by itself, and your move took 45 days: 10 on the clock, 50 in the bank. The opponent is thinking. You may refill at any time, off turn too.
tb-etl-6-asks = Fill your clock now, before the answer comes.
tb-etl-6-done = Whenever the opponent moves now, 50 days are on your clock.
tb-etl-7-says = 4 days on the clock, 50 in the bank, and it is your move.
tb-etl-7-asks = By when do you have to do something?
tb-etl-7-a = Within 54 days
tb-etl-7-a-why = Clock and bank together last so long only if you refill in time.
tb-etl-7-b = Within 4 days
tb-etl-7-b-why = Move or refill. The clock alone says by when.
tb-etl-7-c = Within 50 days of the last refill
tb-etl-7-c-why = What counts is what the clock shows now.
tb-etl-8-says = The bank could also flow by itself while one thinks. It does not.
tb-etl-8-asks = What is the 50-day limit for?
tb-etl-8-a = For a reasonable pace, and to notice who has gone
tb-etl-8-a-why = Whoever has silently withdrawn is known after 50 days, not after years.
tb-etl-8-b = So that each game ends by move 50
tb-etl-8-b-why = A game can have any number of moves.
tb-etl-8-c = So that holidays can be registered
tb-etl-8-c-why = There is no leave time.

## Triple Block: Thinking for 110 days

tb-110-days-title = Thinking for 110 days
tb-110-days-aim = How one move can take longer than the clock can show.
tb-110-days-1-says =
    An event of 550 days: clock 50, increment 3, bank 75. That is 125 days for your first move, if you want them.

    But the clock never shows more than 50. The bank has to be brought over in portions, before the clock runs out.
tb-110-days-2-says = It is your first move.
tb-110-days-2-asks = How long can you think without doing anything?
tb-110-days-2-a = 125 days
tb-110-days-2-a-why = The bank does not flow by itself.
tb-110-days-2-b = Less than 50 days
tb-110-days-2-b-why = Then you have to move or refill.
tb-110-days-2-c = 53 days
tb-110-days-2-c-why = The increment comes after the move.
tb-110-days-3-says = Some days before the clock runs out you fill it up. The offered amount is what it takes.
tb-110-days-3-asks = Think for some 49 days, then fill the clock.
tb-110-days-3-done = The clock is at 50 again, and the bank has what is left.
tb-110-days-4-says = Day 49: the clock shows 50, the bank 26. You go on thinking.
tb-110-days-4-asks = Bring the rest of the bank to the clock, before it runs out.
tb-110-days-4-done = The bank is empty now. What is on the clock is all that you have for this move.
tb-110-days-5-says = Now all of it, from the first day on.
tb-110-days-5-asks = Think for 110 days or more, then move.
tb-110-days-5-done = A move of 110 days, and no rule was bent.
tb-110-days-6-says = You moved on day 110 and refilled all 75 days before.
tb-110-days-6-asks = What do clock and bank show after the move?
tb-110-days-6-a = 15 d and 0 d
tb-110-days-6-a-why = 125 less 110 is 15, but a move brings 3 days.
tb-110-days-6-b = 18 d and 0 d
tb-110-days-6-b-why = 15 days left, 3 days of increment, and nothing to refill with.
tb-110-days-6-c = 50 d and 0 d
tb-110-days-6-c-why = The bank is empty; nothing fills the clock.
tb-110-days-7-says = You want to think for 110 days.
tb-110-days-7-asks = How many refills does that need at least?
tb-110-days-7-a = One
tb-110-days-7-a-why = A refill comes before the clock runs out, and fills it up to 50: that makes less than 100 days.
tb-110-days-7-b = Two
tb-110-days-7-b-why = Each brings 50 days less a second at most.
tb-110-days-7-c = Three
tb-110-days-7-c-why = Two are enough, if they come late enough.
tb-110-days-8-says = The bank is empty, and the clock shows 12 days.
tb-110-days-8-asks = What gives you more time?
tb-110-days-8-a = A request to the director
tb-110-days-8-a-why = A director cannot add time.
tb-110-days-8-b = Waiting for the increment
tb-110-days-8-b-why = It comes after a move only.
tb-110-days-8-c = Only making the move
tb-110-days-8-c-why = Then the increment comes.

## Triple Block: After move 50

tb-after-50-title = After move 50
tb-after-50-aim = The increment stops, and what is saved has to last.
tb-after-50-1-says =
    The increment comes with your first 50 moves, and then never again. This game is at move 50 of White. Both banks are empty.

    What follows is played on what is on the clock.
tb-after-50-2-says = 24 days are on the clock, and one increment is still to come.
tb-after-50-2-asks = Make your 50th move.
tb-after-50-2-done = The last increment came. From now on a move brings nothing.
tb-after-50-3-says = Move 51. The block of the increment is gone.
tb-after-50-3-asks = Make the move.
tb-after-50-3-done = The clock shows what you left on it, not a second more.
tb-after-50-4-says = “The first 50 moves of the game”.
tb-after-50-4-asks = Which moves are meant?
tb-after-50-4-a = 50 of both sides together
tb-after-50-4-a-why = Then each player would have 25 increments.
tb-after-50-4-b = Each player’s own first 50 moves
tb-after-50-4-b-why = The increment after your own move 50 is the last. The moves of a thematic opening do not count, unless the event says that they do.
tb-after-50-4-c = All moves of the first year
tb-after-50-4-c-why = Moves are counted, not dates.
tb-after-50-5-says = Move 50 is made: 25 days on the clock, bank empty. You expect 20 moves more.
tb-after-50-5-asks = How long can each take on average?
tb-after-50-5-a = 6 d 06:00:00
tb-after-50-5-a-why = That would count an increment of 5 days, which no longer comes.
tb-after-50-5-b = A second less than 1 d 06:00:00
tb-after-50-5-b-why = Twenty moves of exactly 1 d 06:00:00 take all 25 days, and a clock at zero has lost.
tb-after-50-5-c = As long as before
tb-after-50-5-c-why = Before, each move brought 5 days.
tb-after-50-6-says = 25 days, and a game that goes on.
tb-after-50-6-asks = Make five moves, and keep at least 20 days.
tb-after-50-6-done = At less than a day a move the clock lasts for a long endgame.
tb-after-50-7-says = A long endgame is to be expected.
tb-after-50-7-asks = When do you provide for it?
tb-after-50-7-a = Before move 50
tb-after-50-7-a-why = Every move that is faster than the increment leaves time over, and all of it stays yours.
tb-after-50-7-b = At move 51
tb-after-50-7-b-why = From then on time only goes.
tb-after-50-7-c = Not at all: every event has a reserve
tb-after-50-7-c-why = Without the option of rule 9 clocks are never reset.
tb-after-50-8-says = Both players have a fixed amount of time in all.
tb-after-50-8-asks = What follows from that?
tb-after-50-8-a = Every game ends by move 100
tb-after-50-8-a-why = Moves are not limited.
tb-after-50-8-b = Nobody can lose on time
tb-after-50-8-b-why = Each has only that amount.
tb-after-50-8-c = Every game is over by the end date
tb-after-50-8-c-why = Nothing is adjudicated because of a date; with the blocks of the table, and claims aside, it is certain.

## Triple Block: SDP and GT

tb-protection-title = SDP and GT
tb-protection-aim = What an organizer can grant when all time is nearly used up.
tb-protection-1-says =
    Rule 9 lets an organizer choose sudden death protection (SDP) of 1 to 5 days; the older text, guaranteed time (GT) of 3. The option is now suspended: it holds only where your event says so.

    It can help “only after move 50”: here from your move 51 on, the reading that promises less, or from 50 if your event says so.
tb-protection-2-says = First without: move 53, two days on the clock, bank empty.
tb-protection-2-asks = Think for a day or longer, then move.
tb-protection-2-done = What is left is all there is. Without the option no clock is ever reset.
tb-protection-3-says = The same with SDP of 3 days.
tb-protection-3-asks = Think for a day or longer, then move.
tb-protection-3-done = The clock was below 3 days after the move, with nothing in bank and increment: it was reset to 3 days.
tb-protection-4-says = The same with GT. It can happen after every move, for the rest of the game.
tb-protection-4-asks = Make three moves of a day or longer each.
tb-protection-4-done = After each of them the clock shows 3 days.
tb-protection-5-says = SDP of 3 days, after move 50. You move with 1 day on the clock and 3 days in the bank.
tb-protection-5-asks = Is the clock reset to 3 days by the protection?
tb-protection-5-a = Yes
tb-protection-5-a-why = Bank and increment have to be empty.
tb-protection-5-b = No: the bank has time
tb-protection-5-b-why = Only when nothing is left there does the protection come in. Where the bank does not refill by itself, a small one is better emptied before the move.
tb-protection-5-c = Yes, but to 2 days
tb-protection-5-c-why = It resets to the number of days that the organizer chose, or not at all.
tb-protection-6-says = SDP of 3 days. Two days are on your clock, and you think for two days.
tb-protection-6-asks = What happens?
tb-protection-6-a = The clock is reset to 3 days
tb-protection-6-a-why = That happens on completing a move.
tb-protection-6-b = The game is lost
tb-protection-6-b-why = The protection does not help whoever does not move in time.
tb-protection-6-c = The director adds a day
tb-protection-6-c-why = A director cannot add time.
tb-protection-7-says = SDP of 3 days. After your move the clock shows 4 days.
tb-protection-7-asks = What does the protection do?
tb-protection-7-a = Nothing
tb-protection-7-a-why = Only a clock that shows less is reset.
tb-protection-7-b = It sets the clock to 3 days
tb-protection-7-b-why = It never takes time away.
tb-protection-7-c = It adds 3 days
tb-protection-7-c-why = It sets a lower clock to 3 days; it adds nothing to a higher one.
tb-protection-8-says = An organizer selects SDP.
tb-protection-8-asks = What is given up for it?
tb-protection-8-a = The rating
tb-protection-8-a-why = That depends on the length of the event.
tb-protection-8-b = The increments
tb-protection-8-b-why = They come as ever.
tb-protection-8-c = The certain end date
tb-protection-8-c-why = The event may go beyond its scheduled end.
tb-protection-9-says = Two texts, two options.
tb-protection-9-asks = How does GT differ from SDP?
tb-protection-9-a = GT adds 3 days at the start
tb-protection-9-a-why = It too comes in after move 50 only.
tb-protection-9-b = GT is 3 days; SDP is 1 to 5 as chosen
tb-protection-9-b-why = In all else they are the same.
tb-protection-9-c = GT helps only once
tb-protection-9-c-why = Both go on for the rest of the game.

## Triple Block: Captains and substitutes

tb-team-title = Captains and substitutes
tb-team-aim = How a team changes a player while the clock runs.
tb-team-1-says =
    In a team event the captain can put another player in. Meanwhile the clock on that board goes on running.

    Here White has been silent for 46 days: 4 days on the clock, 50 in the bank.
tb-team-2-says = You are White’s captain.
tb-team-2-asks = Put a substitute in.
tb-team-2-done = Done, and not a second was added or taken.
tb-team-3-says = The substitute takes over.
tb-team-3-asks = What does the new player find?
tb-team-3-a = A clock of 50 days
tb-team-3-a-why = Nobody resets a clock.
tb-team-3-b = 4 days on the clock, 50 in the bank
tb-team-3-b-why = Exactly where things are, in position and in time.
tb-team-3-c = All blocks as at the start
tb-team-3-c-why = The time that is used stays used.
tb-team-4-says = It took a week to find somebody.
tb-team-4-asks = What can the director do about that week?
tb-team-4-a = Give it back
tb-team-4-a-why = Under Triple Block a director cannot reset the clock for it.
tb-team-4-b = Nothing
tb-team-4-b-why = Substitutions happen with the clock running.
tb-team-4-c = Stop the clock from now on
tb-team-4-c-why = Only a move or a claim stops a clock.
tb-team-5-says = The current text has suspended the captain’s right to transfer bank time.
tb-team-5-asks = How does the bank help now?
tb-team-5-a = The new player refills from it
tb-team-5-a-why = Clock and bank go to the new player, who has to act before the clock runs out.
tb-team-5-b = The captain transfers time from it
tb-team-5-b-why = Rule 8 is not in effect in the current text.
tb-team-5-c = Not at all: it is lost with the old player
tb-team-5-c-why = It stays with the board.
tb-team-6-says = In this event captains may transfer bank time, as the older text has it; but only when another player is put in.
tb-team-6-asks = Transfer bank time to the clock, and put the substitute in.
tb-team-6-done = The team is safe from a loss on time, and the new player has time to think. The two are one act, in either order.
tb-team-7-says = The same event. A player of yours is careless: one day is on the clock, 50 in the bank.
tb-team-7-asks = What may you do as captain?
tb-team-7-a = Transfer bank time, and let the player play on
tb-team-7-a-why = It is not there to help the current player avoid a loss.
tb-team-7-b = Remind the player to refill or to move
tb-team-7-b-why = Without a substitution only the player can bring time over.
tb-team-7-c = Ask the director for time
tb-team-7-c-why = A director cannot add time.
tb-team-8-says = A board is to be taken over.
tb-team-8-asks = When is it too late for a substitution?
tb-team-8-a = After the scheduled end date
tb-team-8-a-why = Also when neither clock nor bank has time left. The end is taken to the second, unless the event has it last to the end of that day.
tb-team-8-b = In the last 50 days of the event
tb-team-8-b-why = It is possible up to the scheduled end date.
tb-team-8-c = With less than 5 days on the clock
tb-team-8-c-why = There is no minimum of remaining time.
tb-team-9-says = There are substitutes and replacements.
tb-team-9-asks = What does a replacement have that a substitute does not?
tb-team-9-a = A new clock
tb-team-9-a-why = Both take over the clock as it is.
tb-team-9-b = The captain’s rights
tb-team-9-b-why = That is another matter.
tb-team-9-c = The game as one’s own
tb-team-9-c-why = With the risk for the rating and the benefit for norms and titles.

## Triple Block: Planning an absence

tb-absence-title = Planning an absence
tb-absence-aim = Being away costs time in every game where it may be your move.
tb-absence-1-says =
    There is no leave. A month away costs 30 days of the clock in every game in which it is your move, or becomes it while you are gone.

    So plan for the worst: every opponent moves just as you leave. And compare the clocks with the server first: until then the stricter reading of the rules counts.
tb-absence-2-says = You leave in 5 days, for 30. It is your move: 20 days on the clock, 20 in the bank. Opponents move just as you leave.
tb-absence-2-asks = Make sure that the clock lasts, then leave.
tb-absence-2-done = The game is there when you are back.
tb-absence-3-says = In another game the opponent is to move. You are away for 30 days.
tb-absence-3-asks = What does that cost you there at worst?
tb-absence-3-a = Nothing
tb-absence-3-a-why = The opponent may move on the day you leave.
tb-absence-3-b = 30 days of the clock
tb-absence-3-b-why = Without a move of yours the clock can run all the time.
tb-absence-3-c = 15 days
tb-absence-3-c-why = You cannot rely on that.
tb-absence-4-says = Two games. In the second the opponent is to move; you may refill it all the same.
tb-absence-4-asks = Do what each game needs, then leave.
tb-absence-4-done = Both clocks lasted: one by a move, one by a refill.
tb-absence-5-says = A trip of 50 days. Clock 50, bank 200, and it may become your move.
tb-absence-5-asks = Is the game safe?
tb-absence-5-a = Yes, with so much in the bank
tb-absence-5-a-why = Nobody brings it over while you are away.
tb-absence-5-b = Yes, it is refilled by itself
tb-absence-5-b-why = That happens after a move only.
tb-absence-5-c = No
tb-absence-5-c-why = No clock shows more than 50 days, and at zero it has run out. Before such a trip the opponents’ moves decide.
tb-absence-6-says = Three games, and nobody tells you what they need. You leave in 5 days, for 30.
tb-absence-6-asks = Save all three.
tb-absence-6-done = You did it: each had what it needed before it was too late.
tb-absence-7-says = Ten games before a trip, and one evening.
tb-absence-7-asks = In which do you act first?
tb-absence-7-a = Where a clock runs out first
tb-absence-7-a-why = What can wait is not lost by waiting.
tb-absence-7-b = Where the bank is fullest
tb-absence-7-b-why = A full bank says nothing about the clock.
tb-absence-7-c = Where the position is hardest
tb-absence-7-c-why = A refill buys the time for that.
tb-absence-8-says = The trip is booked.
tb-absence-8-asks = What is a plan?
tb-absence-8-a = Register leave
tb-absence-8-a-why = Leave time is eliminated.
tb-absence-8-b = Fill clocks, move where a refill is not enough, and know the dates
tb-absence-8-b-why = And a look at the server on the way, if you can.
tb-absence-8-c = Inform the director
tb-absence-8-c-why = It changes nothing on the clocks.

## Triple Block: Planning an event

tb-event-title = Planning an event
tb-event-aim = How its length makes the three blocks.
tb-event-1-says =
    An organizer chooses a start and a maximum length. All else follows: the end date, and the three blocks.

    Move the slider. The bar shows all of a player’s time: clock, 50 increments, bank.
tb-event-2-says = Below a certain length an event cannot be rated.
tb-event-2-asks = Announce the shortest event that can be rated.
tb-event-2-done = 302 days. A published event of that length had 51 days in the bank instead of the table’s 50.
tb-event-3-says = The increment grows with the length.
tb-event-3-asks = Announce the shortest event that brings 5 days a move.
tb-event-3-done = 700 days, about two years.
tb-event-4-says = An event of 450 days.
tb-event-4-asks = What are its blocks?
tb-event-4-a = 50, bank 50, increment 2
tb-event-4-a-why = That is the row of 400 days.
tb-event-4-b = 50, bank 75, increment 2
tb-event-4-b-why = The 25 days that each player has more than at 400 are in the bank.
tb-event-4-c = 50, bank 75, increment 3
tb-event-4-c-why = That is the row of 550 days.
tb-event-5-says = The club wants a bank of 75 days and 3 days a move.
tb-event-5-asks = Announce such an event.
tb-event-5-done = A bank of 75 days and 3 days a move, by the table.
tb-event-6-says = An event of 1,000 days: clock 50, bank 50, increment 8.
tb-event-6-asks = How much time does each player get in all?
tb-event-6-a = 1,000 days
tb-event-6-a-why = That is both players together.
tb-event-6-b = 500 days
tb-event-6-b-why = 50 + 50 + 400, half of the event. The two never think at once, so it ends in time. For the first 50 moves themselves it is 8 days less: an increment comes only after its move.
tb-event-6-c = 450 days
tb-event-6-c-why = The bank counts too.
tb-event-7-says = An organizer has 365 days at most. The table has no such row.
tb-event-7-asks = Which row does the text of the rules lead to?
tb-event-7-a = 350 days
tb-event-7-a-why = The length is a maximum, and 350 is the longest row that fits. What was published counts.
tb-event-7-b = 400 days
tb-event-7-b-why = That is longer than wanted.
tb-event-7-c = 302 days
tb-event-7-c-why = 350 fits too, and is longer.
tb-event-8-says = An event of 350 days starts on 1 January 2027.
tb-event-8-asks = When does it end?
tb-event-8-a = When the last game is over
tb-event-8-a-why = The end is known at the start.
tb-event-8-b = On 17 December 2027
tb-event-8-b-why = 350 days later, exactly; with the blocks of the table, and without SDP or GT, that is certain.
tb-event-8-c = On 31 December 2027
tb-event-8-c-why = An event ends so many days after its start, whatever the calendar says.

## The double flag

course-double-flag-title = The double flag
course-double-flag-aim = A drawn position is no longer lost because hands are slow: short of time, one can still hold the draw.

## The double flag: Time scrambles

df-scramble-title = Time scrambles
df-scramble-aim = Lose a drawn position on time, see why, and hold the same position.
df-scramble-1-says = King and rook against king and rook. Unless the other side blunders badly, nobody can make progress here, and nobody can force the game to end.
df-scramble-1-asks = What should the result be?
df-scramble-1-a = A draw
df-scramble-1-a-why = Nothing on the board speaks for either side.
df-scramble-1-b = A win for whoever is faster
df-scramble-1-b-why = Speed of hand is not chess. A fixed time limit may decide it so all the same, as the next step shows.
df-scramble-1-c = A win for whoever has more time left
df-scramble-1-c-why = Time left can help one to find good moves. Here there is nothing to find.
df-scramble-2-says = Sudden death: each side has 20 seconds for all moves that are left. Black answers at once and never stops. The clocks start with your first move.
df-scramble-2-asks = Play White until a flag falls.
df-scramble-2-done = A flag has fallen in a drawn position. Under the usual rules its owner has lost.
df-scramble-3-says = The position never changed its nature. The clock did: it offered a new way of winning.
df-scramble-3-asks = What was this game decided by?
df-scramble-3-a = By the better position
df-scramble-3-a-why = Neither side had one. The moves were as good as any others.
df-scramble-3-b = By the faster hand
df-scramble-3-b-why = Whoever moves faster can go on until the other one’s time is used up.
df-scramble-3-c = By the better plan
df-scramble-3-c-why = No plan makes progress here. Black just kept moving.
df-scramble-4-says = Women’s world championship 2008, Soćko against Foisor: even king and knight against king and knight was won, by playing on until Black ran out of time.
df-scramble-4-asks = What is at fault?
df-scramble-4-a = The players’ conduct
df-scramble-4-a-why = They play for what the rules reward. In a tie-break, goodwill cannot settle who is to go through.
df-scramble-4-b = The arbiter
df-scramble-4-b-why = The arbiter applies the rules, and by these rules a fallen flag counts.
df-scramble-4-c = The rules
df-scramble-4-c-why = With a fixed time limit and moves that can be reversed, winning on time is part of the game.
df-scramble-5-says = An increment, say 30 seconds for each move, ends the scramble: nobody has to run out of time. But then nothing ends the game either.
df-scramble-5-asks = What do the Laws need beside the increment?
df-scramble-5-a = Longer increments
df-scramble-5-a-why = The more is added, the longer an aimless game can last.
df-scramble-5-b = The rules of 50 moves and of threefold repetition
df-scramble-5-b-why = Without them one could play on for ever. With them the players have to count moves and positions.
df-scramble-5-c = An arbiter at each board
df-scramble-5-c-why = There are not so many, and they would need a rule to go by.
df-scramble-6-says =
    The double flag splits the time in two. Main time is for winning. When it is used up, the first flag falls and extra time begins: enough for every move, but only to hold the draw.

    When both sides have used up their main time, the game is drawn.
df-scramble-7-says = The same position. Each side has 20 seconds of main time, then 30 seconds of extra time with up to 5 more for each move. Black has no reason to hurry now.
df-scramble-7-asks = Play White and hold the draw.
df-scramble-7-done = A draw, on the clock as on the board.
df-scramble-8-says = You always had at least 5 seconds for a move. Black’s main time went on running all the while.
df-scramble-8-asks = Could Black have won by moving at top speed?
df-scramble-8-a = Yes, by using up your extra time
df-scramble-8-a-why = Every press on extra time leaves at least 5 seconds. Only you can let them run out.
df-scramble-8-b = Yes, by keeping main time for ever
df-scramble-8-b-why = Nothing is added to main time. However fast the moves, it comes to its end.
df-scramble-8-c = No
df-scramble-8-c-why = Speed only puts off the moment when Black’s first flag falls too, and then the game is drawn.

## The double flag: The first flag

df-first-flag-title = The first flag
df-first-flag-aim = Make a first flag fall, see what it means, and hold the draw.
df-first-flag-1-says =
    With the double flag the time is agreed in two parts. “15 df60/10” is 15 minutes of main time; then 60 seconds of extra time, with up to 10 more for each move.

    In these lessons the main times are short, so that you need not wait.
df-first-flag-2-says = Each side has 10 seconds of main time. Start the clock by pressing Black’s half, as at the table.
df-first-flag-2-asks = Make Black’s first flag fall while White has main time left.
df-first-flag-2-done = Black’s first flag is down. Extra time began at once, in the same turn.
df-first-flag-3-says = Black’s half now shows extra time.
df-first-flag-3-asks = What can Black still achieve on the board?
df-first-flag-3-a = A win, by mating quickly
df-first-flag-3-a-why = Mate by a player on extra time does not win: the game is drawn.
df-first-flag-3-b = A draw
df-first-flag-3-b-why = Extra time is there to hold.
df-first-flag-3-c = Nothing, the game is lost
df-first-flag-3-c-why = Only the second flag loses: when extra time has run out too.
df-first-flag-4-says = The first flag falls in the middle of a long think.
df-first-flag-4-asks = When does extra time begin?
df-first-flag-4-a = At once
df-first-flag-4-a-why = It runs on in the same turn. Nobody has to press or claim anything.
df-first-flag-4-b = With the next move
df-first-flag-4-b-why = The clock runs on, and what it runs on is extra time.
df-first-flag-4-c = When the opponent claims the flag
df-first-flag-4-c-why = A first flag need not be claimed. The clock notes it.
df-first-flag-5-says = Black’s first flag has just fallen. White has main time, some 12 seconds, and nothing to win with. Play both sides.
df-first-flag-5-asks = Hold the draw for Black: keep pressing until White’s main time has run out too.
df-first-flag-5-done = Both first flags are down: a draw, whatever the position.
df-first-flag-6-says = Both sides have a few seconds of main time left, in a wild position.
df-first-flag-6-asks = What does it matter who runs out of it first?
df-first-flag-6-a = The first one loses
df-first-flag-6-a-why = Under sudden death, yes. Here the first flag takes away only the chance to win.
df-first-flag-6-b = The first one loses half a minute
df-first-flag-6-b-why = Nothing is taken away. Extra time is given.
df-first-flag-6-c = Hardly: it will soon be a draw
df-first-flag-6-c-why = When both have used it up the game is drawn, so nonsense moves gain nothing.
df-first-flag-7-says = White has king, bishop and knight against the bare king, and 5 minutes of main time.
df-first-flag-7-asks = How many moves may White take to mate?
df-first-flag-7-a = 50
df-first-flag-7-a-why = There is no 50-move rule here. The game ends in any case, so none is needed.
df-first-flag-7-b = As many as 5 minutes allow
df-first-flag-7-b-why = 30 or 60. What ends the attempt is White’s own main time.
df-first-flag-7-c = 75
df-first-flag-7-c-why = Not here. With the double flag nobody counts moves.

## The double flag: Extra time

df-extra-time-title = Extra time
df-extra-time-aim = Gain time by pressing, fill the extra time up, and see what happens when it is gone.
df-extra-time-1-says =
    The example of the article: 60 seconds of extra time, and 10 seconds of bonus. Each press made on extra time adds to it: the whole 10 seconds with up to 40 left, less above.

    There are never more than the 60.
df-extra-time-2-says = White has 44 seconds of extra time and is to move. Now a press would add less than 10 seconds.
df-extra-time-2-asks = Press with White so that the whole bonus of 10 seconds is gained.
df-extra-time-2-done = There were at most 40 seconds left, and 10 were added.
df-extra-time-3-says = The same again. By moving quickly you save up time.
df-extra-time-3-asks = Play both sides until White has 55 seconds or more after a press.
df-extra-time-3-done = Each press takes half of what is missing to 60, so it comes ever closer.
df-extra-time-4-says = White plays at once, move after move.
df-extra-time-4-asks = How much extra time can White gather?
df-extra-time-4-a = As much as there are moves
df-extra-time-4-a-why = The bonus shrinks. Closer to 60 seconds it is half of what is missing.
df-extra-time-4-b = 60 seconds
df-extra-time-4-b-why = What was given at first is also the most there can be.
df-extra-time-4-c = 100 seconds
df-extra-time-4-c-why = Never more than was given at first: 60.
df-extra-time-5-says = A player with little main time left thinks: “On extra time each move brings a bonus. Should I let my main time run out sooner?”
df-extra-time-5-asks = Would it gain anything?
df-extra-time-5-a = Yes, more bonuses
df-extra-time-5-a-why = By the time main time would have run out otherwise, no more than 60 seconds can be there.
df-extra-time-5-b = No
df-extra-time-5-b-why = Whoever falls later is given the full 60 seconds then. Nobody can have more at that point.
df-extra-time-5-c = Yes, if one moves fast enough
df-extra-time-5-c-why = However fast: extra time stops at 60 seconds.
df-extra-time-6-says = White has 6 seconds of extra time in all, and does not move.
df-extra-time-6-asks = Wait and see what happens.
df-extra-time-6-done = The second flag has fallen. Extra time that runs out loses the game.
df-extra-time-7-says = 60 seconds of extra time, 10 seconds of bonus. You are down to an instant, and press.
df-extra-time-7-asks = How long can you think for each move from now on, without ever falling?
df-extra-time-7-a = 10 seconds
df-extra-time-7-a-why = Every press leaves at least the bonus, however little there was.
df-extra-time-7-b = 60 seconds
df-extra-time-7-b-why = That much is there only once, when extra time begins.
df-extra-time-7-c = No time at all
df-extra-time-7-c-why = Then nobody could hold. Every press leaves at least 10 seconds.

## The double flag: Three bonus rules

df-bonus-title = Three bonus rules
df-bonus-aim = Drag along the curves: what a press gives, and why the article recommends the hybrid.
df-bonus-1-says = The truncated rule: the whole bonus of 10 seconds is added, but there are never more than 60.
df-bonus-1-asks = Drag to where a press gives less than 10 seconds.
df-bonus-1-done = Above 50 seconds the bonus is cut off at 60.
df-bonus-2-says = Under the truncated rule you have 55 seconds left, and know your move.
df-bonus-2-asks = What do you lose by waiting 5 seconds before you press?
df-bonus-2-a = Nothing
df-bonus-2-a-why = That is its flaw: either way you have 60 seconds then. Nothing rewards moving at once.
df-bonus-2-b = 5 seconds
df-bonus-2-b-why = Press at 55 or at 50: both times the press leaves 60.
df-bonus-2-c = 10 seconds
df-bonus-2-c-why = The bonus is cut off at 60. Waiting costs nothing here.
df-bonus-3-says = The linear rule: the bonus shrinks evenly, from 10 seconds with nothing left to none at 60.
df-bonus-3-asks = Find where a press gives 5 seconds.
df-bonus-3-done = Half-way: with 30 seconds left the bonus is half of 10.
df-bonus-4-says = The linear rule rewards moving at once everywhere.
df-bonus-4-asks = What may annoy players about it?
df-bonus-4-a = Extra time can exceed 60 seconds
df-bonus-4-a-why = Never. At 60 the bonus is nothing.
df-bonus-4-b = The bonus is small already with a moderate time left
df-bonus-4-b-why = It shrinks from the first second on.
df-bonus-4-c = A move can have less than 10 seconds
df-bonus-4-c-why = Even with nothing left, the press leaves 10.
df-bonus-5-says = The hybrid rule, which the article recommends: the whole bonus as long as it is at most half of what is missing to 60.
df-bonus-5-asks = Find the most time at which a press still gives the whole 10 seconds.
df-bonus-5-done = At 40 seconds, two bonuses below 60, the curve has its knee.
df-bonus-6-says = Above the knee, the hybrid gives half of what is missing to 60.
df-bonus-6-asks = Set 44 seconds and press, as in the article’s example.
df-bonus-6-done = 44 seconds have become 52: half of the missing 16 was added.
df-bonus-7-says = All three at 20 seconds.
df-bonus-7-asks = Choose the rule that gives least here.
df-bonus-7-done = Linear: 20 seconds become not quite 27. Both others give the whole 10.
df-bonus-8-says = Drag along all three curves.
df-bonus-8-asks = What do they have in common?
df-bonus-8-a = They always give the whole bonus
df-bonus-8-a-why = None does near 60 seconds.
df-bonus-8-b = They give the most when the most is left
df-bonus-8-b-why = The other way round: the bonus never grows with the time left.
df-bonus-8-c = After a press there are at least 10 and at most 60 seconds
df-bonus-8-c-why = And whoever had more before has no less after it.

## The double flag: Results: who can still win

df-results-title = Results: who can still win
df-results-aim = Mate on main time and on extra time, and know what each ending is worth.
df-results-1-says = White’s first flag is still up. Mate on main time wins, as ever.
df-results-1-asks = Win as White before the first flag falls.
df-results-1-done = Checkmate on main time: White wins.
df-results-2-says = Black’s first flag has fallen, White’s has not. Black has one legal move.
df-results-2-asks = Wait for it, and mate.
df-results-2-done = Whoever has main time left can still win on the board.
df-results-3-says = Now White is on extra time, with the same mate at hand.
df-results-3-asks = Give mate.
df-results-3-done = Mate, and yet a draw: on extra time one can hold, not win.
df-results-4-says = White is on extra time, Black has main time left. White resigns.
df-results-4-asks = What is the result?
df-results-4-a = A draw
df-results-4-a-why = Not for whoever resigns. The draw was there to be held.
df-results-4-b = Black wins
df-results-4-b-why = Resigning loses, as always.
df-results-4-c = Nobody wins
df-results-4-c-why = There is always a result: the opponent of whoever resigns has won.
df-results-5-says = White is a queen up. Black’s first flag fell long ago; now White’s falls too.
df-results-5-asks = What is the result?
df-results-5-a = A draw
df-results-5-a-why = At once and whatever the position: both have used up their main time.
df-results-5-b = White wins, being a queen up
df-results-5-b-why = Main time was there to win with, and now it is used up.
df-results-5-c = White wins, since Black’s flag fell first
df-results-5-c-why = The order of the first flags does not matter here.
df-results-6-says = White’s extra time runs out. Black has only the king left.
df-results-6-asks = What is the result?
df-results-6-a = A draw, since Black cannot mate
df-results-6-a-why = So it would be under FIDE’s 6.9. With the double flag the material is not asked about.
df-results-6-b = The game goes on
df-results-6-b-why = Both flags of White are down. There is no time left to play with.
df-results-6-c = Black wins
df-results-6-c-why = The article says it plainly: whoever oversteps extra time has lost on time.
df-results-7-says = No pawn has moved and nothing was captured for 60 moves. White still has main time.
df-results-7-asks = What may Black claim?
df-results-7-a = A draw by the 50-move rule
df-results-7-a-why = The mode does without it.
df-results-7-b = Nothing
df-results-7-b-why = White may go on trying until the first flag falls, no longer.
df-results-7-c = A draw after 75 moves
df-results-7-c-why = Neither 50 nor 75 moves count here.
df-results-8-says = In short: with main time you can win. On extra time you can draw, by mate too, by stalemate, by a dead position or by agreement. You lose when your extra time is over, when you are mated, or when you resign.

## The double flag: Claiming the draw

df-claim-title = Claiming the draw
df-claim-aim = Who may claim, when, and when to play on instead.
df-claim-1-says = When one side is on extra time and the other is not, the one with main time left may claim a draw. The claim is one word and ends the game.
df-claim-2-says = Black is on extra time. White has main time left and no wish to play on.
df-claim-2-asks = Claim the draw for White.
df-claim-2-done = Claimed: the game is drawn.
df-claim-3-says = Black is on extra time and White is not.
df-claim-3-asks = May Black claim?
df-claim-3-a = Yes, on Black’s own turn
df-claim-3-a-why = Black may hold, and White decides. Otherwise no game could be won after a first flag.
df-claim-3-b = Yes, if White makes no progress
df-claim-3-b-why = Progress is nobody’s business here: White’s main time ends the attempt.
df-claim-3-c = No
df-claim-3-c-why = Only the side with main time left may.
df-claim-4-says = You may claim.
df-claim-4-asks = When do you have to do it?
df-claim-4-a = At once, or the right is lost
df-claim-4-a-why = It lasts as long as you have main time and the game goes on.
df-claim-4-b = Whenever you wish
df-claim-4-b-why = On your own turn or on the opponent’s.
df-claim-4-c = Before your next move
df-claim-4-c-why = Making a move does not give the right up.
df-claim-5-says = Black is on extra time. White could claim, and has better.
df-claim-5-asks = Wait for Black’s move, and win as White.
df-claim-5-done = With main time left you may play on as long as there is something to win.
df-claim-6-says = You have main time left, your opponent is on extra time. You play a wild attack.
df-claim-6-asks = How can you still lose?
df-claim-6-a = By being mated
df-claim-6-a-why = Mate by a player on extra time only draws.
df-claim-6-b = Only by resigning
df-claim-6-b-why = Being mated draws, and so does running out of main time.
df-claim-6-c = By running out of main time
df-claim-6-c-why = Then both first flags are down, and the game is drawn.
df-claim-7-says = You have main time left against an opponent on extra time, and your position is hopeless.
df-claim-7-asks = What is better than resigning?
df-claim-7-a = Claiming the draw
df-claim-7-a-why = The clock reminds you of it before it lets you resign.
df-claim-7-b = Nothing, the position is lost
df-claim-7-b-why = On the board, perhaps. But the opponent’s first flag has fallen, and a draw is there to be claimed.

## The double flag: From bullet to classical

df-bullet-title = From bullet to classical
df-bullet-aim = What the double flag makes of one minute, and of ninety.
df-bullet-1-says = Bullet: one or two minutes for the whole game, sudden death.
df-bullet-1-asks = What becomes of a game with a few seconds left?
df-bullet-1-a = The better player wins all the same
df-bullet-1-a-why = Often enough the quicker one does, by moves that need no thought.
df-bullet-1-b = A parody of chess
df-bullet-1-b-why = Any move is good that takes no time.
df-bullet-1-c = It is drawn
df-bullet-1-c-why = Under sudden death a flag decides it.
df-bullet-2-says = The end of a bullet game under “2 df30/5”. White has 15 seconds of main time, and there is a mate in two.
df-bullet-2-asks = Mate before White’s first flag falls.
df-bullet-2-done = Sensible and aggressive play is rewarded: it was won on the board.
df-bullet-3-says = Both sides have three seconds of main time. You see no win.
df-bullet-3-asks = Do quick, pointless moves help?
df-bullet-3-a = No
df-bullet-3-a-why = When both first flags are down it is a draw. A surprising attack is the better try.
df-bullet-3-b = Yes, the opponent may run out first
df-bullet-3-b-why = That only puts the opponent on extra time, with 5 seconds for every move.
df-bullet-3-c = Yes, they gain bonuses
df-bullet-3-c-why = Main time has no bonus.
df-bullet-4-says = Take the double flag faster and faster: a minute, half a minute, ten seconds.
df-bullet-4-asks = What becomes of the games?
df-bullet-4-a = They turn into scrambles
df-bullet-4-a-why = There is nothing to win by scrambling.
df-bullet-4-b = The first player wins more often
df-bullet-4-b-why = Nothing in the clock favours a side.
df-bullet-4-c = They are drawn more often
df-bullet-4-c-why = With too little time nobody can win in it, but it stays chess.
df-bullet-5-says = Classical: “90/40, 15 df300/30” is 90 minutes for 40 moves, then 15 minutes more of main time. Behind it there are 5 minutes of extra time with up to 30 seconds for each move.
df-bullet-6-says = The same form, made short: 5 seconds for 40 moves. Start White’s clock.
df-bullet-6-asks = Let White’s first period run out.
df-bullet-6-done = This is no first flag: White fell short of 40 moves, and has lost on time.
df-bullet-7-says = A control of several periods.
df-bullet-7-asks = Behind which of them is there extra time?
df-bullet-7-a = Behind each
df-bullet-7-a-why = Whoever falls short of an earlier period loses as ever.
df-bullet-7-b = Behind the last one
df-bullet-7-b-why = Only final main time has extra time behind it.
df-bullet-7-c = Behind the first one
df-bullet-7-c-why = There the moves count: falling short of them loses.

## The double flag: Compared with Bronstein and byo‑yomi

df-beside-title = Compared with Bronstein and byo‑yomi
df-beside-aim = The same thinking on three clocks: what each of them gives.
df-beside-1-says = Three clocks with 30 seconds of main time: double flag, Bronstein, byo-yomi. Bronstein’s display includes the first delay. One press works all three clocks, and Black answers after a second.
df-beside-1-asks = Make two moves, and watch what each clock gives.
df-beside-1-done = Only Bronstein’s gave something back. The others give nothing on main time.
df-beside-2-says = You thought for 2 seconds, with a Bronstein delay of 5.
df-beside-2-asks = What did you get back?
df-beside-2-a = 5 seconds
df-beside-2-a-why = Then the time would grow. Bronstein’s never does that.
df-beside-2-b = 2 seconds
df-beside-2-b-why = What you used, up to 5 seconds.
df-beside-2-c = Nothing
df-beside-2-c-why = Bronstein’s gives back what was used for the move, up to the delay.
df-beside-3-says = Now there is one second of main time. Bronstein and byo-yomi give 5 seconds for every move; the double flag has 30 seconds of extra time, and its bonus.
df-beside-3-asks = Make three moves without losing on any clock.
df-beside-3-done = All three guarantee a minimum for each move.
df-beside-4-says = Byo-yomi, one period of 5 seconds. You move after 2.
df-beside-4-asks = How much do you have for the next move?
df-beside-4-a = 5 seconds
df-beside-4-a-why = The minimum is there each time. What is left over is lost.
df-beside-4-b = 8 seconds
df-beside-4-b-why = Nothing is saved up in byo-yomi.
df-beside-4-c = 3 seconds
df-beside-4-c-why = The period starts again with each move.
df-beside-5-says = The same clocks. This time you want to think.
df-beside-5-asks = Think for 12 seconds at one move, and see which clocks survive.
df-beside-5-done = Extra time allows a long think. It was there from the beginning, and presses can refill it.
df-beside-6-says = Add-on bonus, Bronstein, byo-yomi.
df-beside-6-asks = Where does the double flag’s bonus stand?
df-beside-6-a = It is an add-on: time grows without limit
df-beside-6-a-why = It grows only up to the extra time given at first.
df-beside-6-b = It is a delay: time never grows
df-beside-6-b-why = Extra time that was used can be saved up again.
df-beside-6-c = Between the two: time can be saved up, but only to a limit
df-beside-6-c-why = A hybrid of delay and add-on.
df-beside-7-says = Bronstein and byo-yomi guarantee a minimum for each move as well.
df-beside-7-asks = What do they not do?
df-beside-7-a = Let one hold a drawn position
df-beside-7-a-why = They do: there is always time for a move.
df-beside-7-b = Bring an aimless game to its end
df-beside-7-b-why = One can play on for ever, so rules for claims are needed. Main time without bonus ends it here.
df-beside-7-c = Work on a digital clock
df-beside-7-c-why = Both have long been in use.
df-beside-8-says = Othello has a relative of the idea. Whoever oversteps time gets two more minutes, which can only lessen the loss: a later win or draw on the board counts as the smallest possible loss.

## FIDE, article 6

course-article-6-title = FIDE, article 6
course-article-6-aim = Settle an argument at the board before the arbiter comes: what the Laws say about the clock, paragraph by paragraph.

## FIDE, article 6: 6.1: The chess clock

article-6-1-title = 6.1: The chess clock
article-6-1-aim = Two displays of which only one runs, and what a flag fall is.
article-6-1-1-says = Arguments at the board are often about the clock: who pressed, whose flag fell first, who may stop it. Article 6 answers them. It begins with the clock itself: two displays, joined so that only one can run at a time. Try both sides: before the game, only Black’s press has any effect.
article-6-1-2-says = Black’s first press starts White’s clock. From then on each press stops one display and starts the other.
article-6-1-2-asks = Start White’s clock, then let Black’s run.
article-6-1-2-done = White’s display stands and Black’s runs: one press does both.
article-6-1-3-says = Black’s clock is running, and somebody presses on White’s side again. Try it.
article-6-1-3-asks = What happens?
article-6-1-3-a = Both clocks run
article-6-1-3-a-why = Never: the displays are joined so that only one can run.
article-6-1-3-b = Nothing
article-6-1-3-b-why = White’s clock has already stopped. There is nothing to stop, and Black’s runs on.
article-6-1-3-c = Both clocks stop
article-6-1-3-c-why = A press hands over. Both stop only when somebody stops the chess clock (6.12).
article-6-1-4-says = The Laws keep two words apart: “chess clock” and “clock”.
article-6-1-4-asks = What is “White’s clock”?
article-6-1-4-a = The device on White’s side of the table
article-6-1-4-a-why = The device is the chess clock, with both displays.
article-6-1-4-b = White’s time display
article-6-1-4-b-why = “Clock” is one of the two displays; both together are the chess clock.
article-6-1-4-c = The hand with which White presses
article-6-1-4-c-why = 6.7 is about that. Here “clock” is one of the two displays.
article-6-1-5-says = “Flag fall” means that a player’s allotted time has expired. White has ten seconds left.
article-6-1-5-asks = Let a flag fall.
article-6-1-5-done = At exactly zero the flag has fallen: the mark is with the side whose time is up. If the arbiter gives that side time, the flag is up again.
article-6-1-6-says = Some clocks have a little flag that drops, others show a sign.
article-6-1-6-asks = What does “flag fall” mean?
article-6-1-6-a = The arbiter says that the time is up
article-6-1-6-a-why = That is when the flag counts as fallen (6.8), not what a flag fall is.
article-6-1-6-b = A player’s allotted time has expired
article-6-1-6-b-why = That is how 6.1 defines it, whatever the clock looks like.
article-6-1-6-c = The player has lost
article-6-1-6-c-why = Not always. What a flag fall costs is said in 6.9.

## FIDE, article 6: 6.2: Moves and time

article-6-2-title = 6.2: Moves and time
article-6-2-aim = Periods that end after a number of moves, time added for each move, and time delay.
article-6-2-1-says = This control asks for 40 moves in 90 minutes and then gives 30 minutes more. White has made 39 and has about two minutes left.
article-6-2-1-asks = Make White’s fortieth move and press.
article-6-2-1-done = The thirty minutes came on top of what White had saved.
article-6-2-2-says = A player completes the last move of a period with seven minutes left. The next period gives thirty.
article-6-2-2-asks = How much time is there now?
article-6-2-2-a = 30 minutes
article-6-2-2-a-why = What was saved would be lost; but it is added to the next period.
article-6-2-2-b = 37 minutes
article-6-2-2-b-why = Time saved in one period is added to the next.
article-6-2-2-c = 7 minutes, until the flag falls
article-6-2-2-c-why = The next period’s time is there as soon as the moves are made.
article-6-2-3-says = A control may also add time after each move. Here it is two seconds; the first two are on the clock from the start.
article-6-2-3-asks = Complete a move and have more time than at the start.
article-6-2-3-done = If you need less than the increment, you have more time than before. The text gives it after each move; clocks have the first one on them at the start unless told otherwise.
article-6-2-4-says = In time delay mode the main time begins to count down only when the fixed time of the move is over: here ten seconds.
article-6-2-4-asks = Start White’s clock and complete a move that costs no main time.
article-6-2-4-done = Whoever presses within the fixed time keeps all of the main time.
article-6-2-5-says = With a fixed time of ten seconds, a player presses after four.
article-6-2-5-asks = What becomes of the six seconds?
article-6-2-5-a = Nothing: the main time is what it was
article-6-2-5-a-why = The main time does not change, however much of the fixed time was used.
article-6-2-5-b = They are added to the main time
article-6-2-5-b-why = Saved time is carried over, “except in the time delay mode”.
article-6-2-5-c = The next move has sixteen seconds
article-6-2-5-c-why = The fixed time is the same for every move.
article-6-2-6-says = The game has begun, and the players would rather have ten minutes more each.
article-6-2-6-asks = May they agree to that?
article-6-2-6-a = Yes, if both want it
article-6-2-6-a-why = The allotted time, and what is added to it, must be specified in advance.
article-6-2-6-b = No
article-6-2-6-b-why = All this must be specified in advance.
article-6-2-7-says = Today’s guideline III.4, where an event has announced it: a player with under two minutes and no increment may ask for five seconds a move for both, which offers a draw. If it is refused and the arbiter agrees, the opponent gets two minutes.
article-6-2-7-asks = Stop the clocks as White; then introduce the five seconds, give Black two minutes, and resume.
article-6-2-7-done = From now on each press adds five seconds, for both sides.

## FIDE, article 6: 6.3: When a flag falls

article-6-3-title = 6.3: When a flag falls
article-6-3-aim = What is looked at first when a flag has fallen.
article-6-3-1-says = White needs 40 moves in this period, has made 38, and has five seconds left. You are the arbiter and watch the display.
article-6-3-1-asks = Wait until White’s flag has fallen, and note it.
article-6-3-1-done = The flag is noted and the clocks stand. Now it is time to count.
article-6-3-2-says = A flag has just fallen in a period of forty moves.
article-6-3-2-asks = What is checked at once?
article-6-3-2-a = Who stands better on the board
article-6-3-2-a-why = The position is looked at only for one thing: whether the opponent can checkmate at all (6.9).
article-6-3-2-b = Whether the required moves were made and written down
article-6-3-2-b-why = The score sheets say whether forty moves were completed.
article-6-3-2-c = Whether the opponent has pressed the clock
article-6-3-2-c-why = Whose clock runs has nothing to do with the count.
article-6-3-3-says = Some clocks do not count moves: a period ends when its time is up. White has ten seconds left of the first two hours, and forty moves were required.
article-6-3-3-asks = Watch White’s first period end.
article-6-3-3-done = The sign is shown for five minutes, and both sides have the time of the next period. Whether the moves were made is for people to check.
article-6-3-4-says = A sign says that White’s first period is over. The score sheets show 41 completed moves; forty were required.
article-6-3-4-asks = What follows?
article-6-3-4-a = White has lost on time
article-6-3-4-a-why = Only a player who has not completed the prescribed moves loses (6.9).
article-6-3-4-b = The game is drawn
article-6-3-4-b-why = There is no reason for it: the moves were made.
article-6-3-4-c = The game goes on
article-6-3-4-c-why = The requirement was met, so the fall only marks the end of the period.
article-6-3-5-says = The flag has fallen. White’s fortieth move stands on the board, but White has not pressed; the move does not end the game.
article-6-3-5-asks = Was the requirement met?
article-6-3-5-a = No
article-6-3-5-a-why = The fortieth move was not completed (6.7a): White loses, unless Black cannot checkmate (6.9).
article-6-3-5-b = Yes, the move can be seen
article-6-3-5-b-why = It is made, but not completed: for that the press is missing.
article-6-3-6-says = What has changed: this edition sends the arbiter to Article 8.1, the writing down of moves. Today’s Laws name what matters: whether the required number of moves was completed in the time.

## FIDE, article 6: 6.4: Where the clock stands

article-6-4-title = 6.4: Where the clock stands
article-6-4-aim = Who decides where the chess clock is placed, and what if it was placed wrongly.
article-6-4-1-says = Black is left-handed and would like the clock on the other side of the board.
article-6-4-1-asks = Who decides where it stands?
article-6-4-1-a = Black, who has the second move
article-6-4-1-a-why = A widespread custom, but not the rule.
article-6-4-1-b = Whoever comes to the board first
article-6-4-1-b-why = Coming first gives no say in it.
article-6-4-1-c = The arbiter
article-6-4-1-c-why = The arbiter decides where the chess clock is placed.
article-6-4-2-says = The game has begun, and now you see that the sides were mixed up: White’s time runs on Black’s side.
article-6-4-2-asks = As the arbiter, stop the clocks, turn the clock round and resume.
article-6-4-2-done = Each player now has their own time on their own side, to the second.
article-6-4-3-says = The clock was placed the wrong way round and is turned.
article-6-4-3-asks = What happens to the times?
article-6-4-3-a = They stay with their colours
article-6-4-3-a-why = White’s time is White’s, whichever side shows it.
article-6-4-3-b = Each player keeps the time on that side of the table
article-6-4-3-b-why = Then White would have Black’s time.
article-6-4-4-says = During the game White finds that the clock is too far away to be pressed properly.
article-6-4-4-asks = What may White do?
article-6-4-4-a = Turn it quickly on White’s own time
article-6-4-4-a-why = The players do not decide where it stands, and must not pick it up (6.7c).
article-6-4-4-b = Stop the clocks and ask the arbiter
article-6-4-4-b-why = That is seeking the arbiter’s assistance (6.12b), and 6.4 makes it the arbiter’s decision.
article-6-4-4-c = Nothing until the game is over
article-6-4-4-c-why = The arbiter’s assistance may be sought at any time.
article-6-4-5-says = Both players want the clock on the left. The arbiter wants all clocks on the right, to see them from the aisle.
article-6-4-5-asks = Where does it stand?
article-6-4-5-a = On the right
article-6-4-5-a-why = It is the arbiter’s decision. Today’s Laws say that it is made before the start of the game.
article-6-4-5-b = On the left
article-6-4-5-b-why = The players’ wish does not bind the arbiter.

## FIDE, article 6: 6.5: The start

article-6-5-title = 6.5: The start
article-6-5-aim = Whose clock runs when the game begins, and what if nobody is there.
article-6-5-1-says = The start is fixed, and it is fifteen seconds away. A press before it only says: I am here.
article-6-5-1-asks = Wait for the start.
article-6-5-1-done = At the time determined for the start, White’s clock runs, whoever is there.
article-6-5-2-says = The start has come. White is not there, Black is.
article-6-5-2-asks = Which clock is started?
article-6-5-2-a = Black’s, since Black is present
article-6-5-2-a-why = Whoever has come should not pay for it.
article-6-5-2-b = White’s
article-6-5-2-b-why = At the time determined for the start, White’s clock is started.
article-6-5-2-c = None until White comes
article-6-5-2-c-why = The start does not wait for the players.
article-6-5-3-says = Black came in time. White’s clock has run for twenty minutes, and now White is at the board.
article-6-5-3-asks = Make White’s first move.
article-6-5-3-done = The twenty minutes are gone: they were White’s.
article-6-5-4-says = Each side has ninety minutes. White arrives twenty minutes after the start.
article-6-5-4-asks = How much time does White have left?
article-6-5-4-a = 90 minutes
article-6-5-4-a-why = The clock was started at the determined time, not at the first move.
article-6-5-4-b = 70 minutes
article-6-5-4-b-why = The clock has run since the start.
article-6-5-4-c = 80 minutes, the delay is shared
article-6-5-4-c-why = Nothing is shared: the clock of one player runs.
article-6-5-5-says = At the determined time neither player is there.
article-6-5-5-asks = What happens?
article-6-5-5-a = White’s clock is started
article-6-5-5-a-why = The rule asks for nobody’s presence. Today’s Laws say it expressly: White loses the time until White arrives.
article-6-5-5-b = No clock is started
article-6-5-5-b-why = The start is fixed by time, not by presence.
article-6-5-5-c = The clock of the one who comes later is started
article-6-5-5-c-why = It is White’s clock, whoever comes first.
article-6-5-6-says = In a game without a fixed start, Black’s press sets White’s clock going.
article-6-5-6-asks = Is that press a move?
article-6-5-6-a = Yes, Black’s first
article-6-5-6-a-why = White moves first, and nothing is counted for this press.
article-6-5-6-b = No
article-6-5-6-b-why = It only starts White’s clock: no move is counted and no time is added.

## FIDE, article 6: 6.6: Arriving late

article-6-6-title = 6.6: Arriving late
article-6-6-aim = The default time: how late is too late, and what events set today.
article-6-6-1-says = In this edition a player who arrives more than one hour after the scheduled start has lost. White is missing; 58 minutes have passed, and half a minute passes in each second.
article-6-6-1-asks = As the arbiter, forfeit White as soon as the rule allows it.
article-6-6-1-done = The hour was over and White was not there: Black wins.
article-6-6-2-says = White sits down 59 minutes after the scheduled start.
article-6-6-2-asks = Let White make a move.
article-6-6-2-done = White was in time, and plays with the time that is left.
article-6-6-3-says = One hour late: the hour has to begin somewhere.
article-6-6-3-asks = From when is it counted?
article-6-6-3-a = From the opponent’s arrival
article-6-6-3-a-why = The opponent may be late too; the hour does not wait.
article-6-6-3-b = From the scheduled start of the session
article-6-6-3-b-why = As 6.6 says, even if the clocks were started later.
article-6-6-3-c = From the moment the clock was started
article-6-6-3-c-why = Not if the session began late: the schedule counts.
article-6-6-4-says = After more than an hour neither player has come, and the rules of the event say nothing else. Decide it here as the arbiter.
article-6-6-4-asks = Who wins?
article-6-6-4-a = Nobody: both have lost
article-6-6-4-a-why = Each arrives too late, and each loses, unless the arbiter decides otherwise.
article-6-6-4-b = Black, because White’s clock ran
article-6-6-4-b-why = Black is just as late.
article-6-6-4-c = Nobody: it is a draw
article-6-6-4-c-why = A draw would give half a point for not coming.
article-6-6-5-says = Today the regulations of each event set the default time in advance. Here it is fifteen minutes; White is fourteen minutes late.
article-6-6-5-asks = Forfeit White as soon as these regulations allow it.
article-6-6-5-done = One hour is no longer in the Laws: what counts is what the event has set.
article-6-6-6-says = An event today has set a default time of zero. Black comes ten seconds after the start.
article-6-6-6-asks = What follows?
article-6-6-6-a = Black plays on, ten seconds are nothing
article-6-6-6-a-why = With a default time of zero, ten seconds are too late.
article-6-6-6-b = Black has lost, unless the arbiter decides otherwise
article-6-6-6-b-why = Whoever arrives after the default time loses; only the arbiter can decide otherwise.
article-6-6-6-c = Black gets a warning
article-6-6-6-c-why = There is no warning for arriving late: the game is lost.
article-6-6-7-says = White sat down in time and is thinking about the first move; the clock cannot know that. A quarter of a minute passes in each second.
article-6-6-7-asks = Say as White, before the hour is over, that you are here; then watch the hour pass.
article-6-6-7-done = What counts is the moment of arrival, not the first press.
article-6-6-8-says = White came 61 minutes after the scheduled start and pressed the clock at once.
article-6-6-8-asks = As the arbiter, decide as 6.6 says.
article-6-6-8-done = A press says when somebody came, and does not make it earlier. At exactly sixty minutes White would have been in time: “more than” begins a millisecond later.

## FIDE, article 6: 6.7: Pressing the clock

article-6-7-title = 6.7: Pressing the clock
article-6-7-aim = When a move is completed, which hand presses, and how a clock is handled.
article-6-7-1-says = First comes the move on the board; then the player stops their own clock and so starts the opponent’s. Only now is the move completed.
article-6-7-1-asks = Start White’s clock and complete one move for each side.
article-6-7-1-done = Each press completed a move, and the clock added three seconds for it.
article-6-7-2-says = White has moved and let go of the piece; the game is not over by it. Before White presses, White’s flag falls.
article-6-7-2-asks = Was the move completed in time?
article-6-7-2-a = Yes, it stood on the board
article-6-7-2-a-why = It was made, but not completed: the time up to the press is White’s own.
article-6-7-2-b = No
article-6-7-2-b-why = Without the press the move is not completed, and the time between move and press is White’s.
article-6-7-2-c = Yes, if the arbiter saw it
article-6-7-2-c-why = Who saw it makes no difference: the press completes a move.
article-6-7-3-says = A move that ends the game needs no press. White has half a minute left and sees a mate in one.
article-6-7-3-asks = As White, give checkmate and leave the clock alone.
article-6-7-3-done = The mate ended the game. What the clock shows afterwards changes nothing.
article-6-7-4-says = White has moved, and Black replies before White has pressed.
article-6-7-4-asks = May White still press?
article-6-7-4-a = Yes
article-6-7-4-a-why = A player must always be allowed to stop their own clock. Today’s Laws add: even after the opponent’s reply.
article-6-7-4-b = No, it is too late
article-6-7-4-b-why = It is not: a player must always be allowed to stop their own clock.
article-6-7-5-says = The hand that moved is the hand that presses, and the button is left alone until then.
article-6-7-5-asks = Which of these is allowed?
article-6-7-5-a = Moving with the right hand, pressing with the left
article-6-7-5-a-why = It must be the same hand.
article-6-7-5-b = A finger on the button while thinking
article-6-7-5-b-why = Forbidden, as it is to hover over it.
article-6-7-5-c = Moving and pressing with the left hand
article-6-7-5-c-why = Either hand will do, as long as it is the same.
article-6-7-6-says = Black punches the clock so that it jumps. That is improper handling, and 13.4 leaves the arbiter a choice of penalties; here it is two minutes for White.
article-6-7-6-asks = As the arbiter, stop the clocks, penalise Black and resume the game.
article-6-7-6-done = White has two minutes more. In today’s Laws the list of penalties is 12.9.
article-6-7-7-says = White cannot see the clock well where it stands.
article-6-7-7-asks = What may White do?
article-6-7-7-a = Ask the arbiter
article-6-7-7-a-why = Where the clock stands is the arbiter’s decision (6.4).
article-6-7-7-b = Pick the clock up and put it elsewhere
article-6-7-7-b-why = It is forbidden to pick it up.
article-6-7-7-c = Push it across the table with the next press
article-6-7-7-c-why = That is not proper handling, and it is the arbiter who decides where it stands.

## FIDE, article 6: 6.8: When a flag counts

article-6-8-title = 6.8: When a flag counts
article-6-8-aim = A flag has fallen when it is observed or claimed, and not before.
article-6-8-1-says = White has four seconds. This clock does not stop by itself: somebody has to say that a flag is down.
article-6-8-1-asks = Let White’s flag fall, and claim it as Black.
article-6-8-1-done = The claim was valid: the flag is considered to have fallen, and the clocks stand.
article-6-8-2-says = White’s flag is down and nobody at the board has noticed. A spectator calls “flag!”.
article-6-8-2-asks = Does the flag count as fallen by that?
article-6-8-2-a = Yes, it is down after all
article-6-8-2-a-why = It counts when the arbiter observes it or a player claims it.
article-6-8-2-b = No
article-6-8-2-b-why = Only the arbiter’s observation or a player’s valid claim counts.
article-6-8-2-c = Yes, if the spectator is a strong player
article-6-8-2-c-why = Spectators have no part in it.
article-6-8-3-says = Both players are deep in thought. The arbiter sees that Black’s flag is down.
article-6-8-3-asks = May the arbiter say so?
article-6-8-3-a = Yes
article-6-8-3-a-why = The flag is considered to have fallen when the arbiter observes the fact. No claim is needed.
article-6-8-3-b = No, a player has to claim it
article-6-8-3-b-why = The arbiter’s observation is enough.
article-6-8-4-says = White’s flag has been down for some seconds. Nobody has seen it, and White has a mate on the board.
article-6-8-4-asks = As White, give checkmate before anybody claims the flag.
article-6-8-4-done = The mate ended the game before the flag counted as fallen: White wins.
article-6-8-5-says = Black claims White’s flag while White’s clock still shows time. Try it.
article-6-8-5-asks = What follows?
article-6-8-5-a = The flag counts as fallen
article-6-8-5-a-why = A valid claim needs a flag that is down.
article-6-8-5-b = White’s clock runs on
article-6-8-5-b-why = There is nothing to claim yet.
article-6-8-6-says = Many electronic clocks note the fall themselves, and with time added for each move they stop both sides. White has ten seconds.
article-6-8-6-asks = Let White’s flag fall on such a clock.
article-6-8-6-done = The clock shows exactly what happened; what it means is said in 6.9.

## FIDE, article 6: 6.9: Lost, or drawn

article-6-9-title = 6.9: Lost, or drawn
article-6-9-aim = What a fallen flag costs, and when it costs only half a point.
article-6-9-1-says = White’s flag is about to fall. Black has king and queen.
article-6-9-1-asks = As the arbiter, note the flag, and end the game as 6.9 says.
article-6-9-1-done = White has not completed the moves in time, and Black can checkmate: White has lost.
article-6-9-2-says = The same again, but all that Black has left is the king.
article-6-9-2-asks = Note the flag, and end the game as 6.9 says.
article-6-9-2-done = No series of legal moves lets a bare king give checkmate: draw.
article-6-9-3-says = White’s flag falls. White has king and pawn, Black has king and knight.
article-6-9-3-asks = What is the result?
article-6-9-3-a = White has lost
article-6-9-3-a-why = A mate is possible: White’s own pawn can block the way out of a corner. How silly it is does not matter.
article-6-9-3-b = Draw, a knight alone cannot force mate
article-6-9-3-b-why = Nobody asks whether it can be forced, only whether it is possible.
article-6-9-4-says = White’s flag falls. White has king and queen, Black has king and knight.
article-6-9-4-asks = What is the result?
article-6-9-4-a = White has lost
article-6-9-4-a-why = There is no mate to be reached: a queen can always take the knight.
article-6-9-4-b = Draw
article-6-9-4-b-why = With a queen only beside the king, no series of legal moves ends in a mate by the knight.
article-6-9-5-says = White gives checkmate. While the players shake hands, White’s flag falls, and Black claims it.
article-6-9-5-asks = What is the result?
article-6-9-5-a = Black wins on time
article-6-9-5-a-why = The mate ended the game (5.1); the clock means nothing any more.
article-6-9-5-b = White wins
article-6-9-5-b-why = 6.9 does not apply where 5.1 does: the mate came first.
article-6-9-5-c = Draw
article-6-9-5-c-why = The game was over with the mate.
article-6-9-6-says = A flag has fallen, and the prescribed moves were not made.
article-6-9-6-asks = What decides between loss and draw?
article-6-9-6-a = Who stands better
article-6-9-6-a-why = The better position does not save anybody.
article-6-9-6-b = Whether the opponent can force mate
article-6-9-6-b-why = Force is not asked for.
article-6-9-6-c = Whether any series of legal moves lets the opponent checkmate
article-6-9-6-c-why = Even with the most unskilled counterplay, as this edition puts it.
article-6-9-7-says = What has changed: the words on “the most unskilled counterplay” are gone today, but the rule is the same. Any possible series of legal moves still decides. And a position in which neither side can checkmate any more, as behind locked pawns, ends the game at once (5.2): no flag that falls later loses it.

## FIDE, article 6: 6.10: What the clock shows

article-6-10-title = 6.10: What the clock shows
article-6-10-aim = The clock is right, unless it is evidently defective. Then the arbiter sets another.
article-6-10-1-says = White’s flag has fallen. White’s wristwatch says that two minutes should be left.
article-6-10-1-asks = Which one counts?
article-6-10-1-a = The wristwatch, as it is more exact
article-6-10-1-a-why = The chess clock is conclusive in the absence of an evident defect.
article-6-10-1-b = The chess clock
article-6-10-1-b-why = Every indication given by the clocks is conclusive, in the absence of any evident defect.
article-6-10-1-c = The mean of both
article-6-10-1-c-why = No other watch is consulted.
article-6-10-2-says = Not everything that displeases is a defect.
article-6-10-2-asks = Which of these is an evident defect?
article-6-10-2-a = White believes that the clock runs too fast
article-6-10-2-a-why = A belief is not evident.
article-6-10-2-b = Black has less time than expected
article-6-10-2-b-why = That alone says nothing about the clock.
article-6-10-2-c = The display shows nine hours after a move of one minute
article-6-10-2-c-why = Everyone can see that this cannot be right.
article-6-10-3-says = Black’s display has jumped to more than nine hours. A minute ago you noted 41 and 38 minutes, after 21 moves of each side.
article-6-10-3-asks = Stop the clocks, set them as you noted, and resume.
article-6-10-3-done = The arbiter’s best judgement, with a note to lean on.
article-6-10-4-says = A clock is evidently defective, and nobody has noted the times.
article-6-10-4-asks = What does the arbiter do?
article-6-10-4-a = Replace it, and judge the times as well as possible
article-6-10-4-a-why = A defective clock is replaced, and the arbiter uses the best judgement for its times.
article-6-10-4-b = Have the game played again
article-6-10-4-b-why = The game goes on with another clock.
article-6-10-4-c = Give each side half of the time
article-6-10-4-c-why = The times are judged, not divided.
article-6-10-5-says = Today’s Laws know another case: the clock is sound but was set wrongly. The game is to be played with 90 minutes; 60 were set.
article-6-10-5-asks = Stop the clocks, give each side the missing thirty minutes, and resume.
article-6-10-5-done = Today a wrong setting is put right at once when it is found, and the times with it.

## FIDE, article 6: 6.11: Both flags down

article-6-11-title = 6.11: Both flags down
article-6-11-aim = When nobody can say which flag fell first.
article-6-11-1-says = This clock does not tell which flag fell first. Each side has four seconds left.
article-6-11-1-asks = Bring both flags down.
article-6-11-1-done = Both are down and look alike. Who was first cannot be established.
article-6-11-2-says = Both flags are down in the first period, and the order cannot be told. A second period of an hour is to come.
article-6-11-2-asks = As the arbiter, stop the clocks, let the game continue with the next period, and resume.
article-6-11-2-done = The game continues: both have the time of the next period, less what they had overdrawn. Its control is at the move that was specified in advance, however many moves were made.
article-6-11-3-says = This clock marks the flag that fell first. Both are down.
article-6-11-3-asks = Does 6.11 apply?
article-6-11-3-a = No: the side whose flag fell first has lost, if 6.9 says so
article-6-11-3-a-why = The order can be established, so 6.11 does not apply.
article-6-11-3-b = Yes, both flags are down
article-6-11-3-b-why = It must also be impossible to establish which fell first.
article-6-11-3-c = Yes, unless both players remember the order
article-6-11-3-c-why = The clock’s indication is conclusive (6.10).
article-6-11-4-says = In the last period both flags are down, the order cannot be told, and this edition of the Laws is in force.
article-6-11-4-asks = What follows?
article-6-11-4-a = Draw
article-6-11-4-a-why = It is today, but this edition says otherwise.
article-6-11-4-b = Both have lost
article-6-11-4-b-why = Nobody loses unless it is known whose flag fell first.
article-6-11-4-c = The game continues
article-6-11-4-c-why = 6.11 makes no difference between periods.
article-6-11-5-says = Today the guidelines (III.3.1) tell two cases apart: before the last period the game goes on; in the last one it is drawn. This is a game of one period.
article-6-11-5-asks = As the arbiter, end the game as today’s guidelines say.
article-6-11-5-done = In the last period there is no more time to go on with: draw.
article-6-11-6-says = Today: both flags are down, the order cannot be told, and another period is to come.
article-6-11-6-asks = What follows?
article-6-11-6-a = The game continues
article-6-11-6-a-why = In any period but the last the game goes on.
article-6-11-6-b = Draw
article-6-11-6-b-why = Only in the period in which all remaining moves must be made.
article-6-11-6-c = The arbiter decides by the position
article-6-11-6-c-why = The position plays no part.

## FIDE, article 6: 6.12: Stopping the clocks

article-6-12-title = 6.12: Stopping the clocks
article-6-12-aim = Who may stop both clocks, what for, and who lets the game go on.
article-6-12-1-says = The lights go out in the hall. The game needs to be interrupted.
article-6-12-1-asks = As the arbiter, stop the clocks.
article-6-12-1-done = Both clocks stand. White’s runs on when you let it.
article-6-12-2-says = White promotes a pawn and there is no queen at hand. A player may stop the clocks to seek the arbiter’s assistance.
article-6-12-2-asks = Stop the clocks as White; then, as the arbiter, resume the game.
article-6-12-2-done = The search for the queen cost nobody any time.
article-6-12-3-says = White stopped the clocks to ask something, and has the answer.
article-6-12-3-asks = Who says when the game is restarted?
article-6-12-3-a = White, who stopped them
article-6-12-3-a-why = Stopping is the player’s right, restarting is not.
article-6-12-3-b = Black, who had to wait
article-6-12-3-b-why = Neither player decides it.
article-6-12-3-c = The arbiter
article-6-12-3-c-why = The arbiter decides when the game is to be restarted.
article-6-12-4-says = White is in time trouble and would like to calm down.
article-6-12-4-asks = May White stop the clocks for that?
article-6-12-4-a = No
article-6-12-4-a-why = Only to seek the arbiter’s assistance. Today a stop without a valid reason is penalised.
article-6-12-4-b = Yes, a player may stop the clocks
article-6-12-4-b-why = But only to seek the arbiter’s assistance, not for a rest.
article-6-12-5-says = White’s clock was running when the arbiter stopped both. Stop and resume it here, as often as you like.
article-6-12-5-asks = Whose clock runs after the restart?
article-6-12-5-a = Black’s, for White’s turn is over
article-6-12-5-a-why = No move was completed: it is still White’s turn.
article-6-12-5-b = White’s, with the time at which it stopped
article-6-12-5-b-why = A stop ends no turn, adds nothing and takes nothing.
article-6-12-5-c = White’s, with a new increment
article-6-12-5-c-why = An increment comes only with a completed move.
article-6-12-6-says = Somebody has fallen ill in the hall.
article-6-12-6-asks = Who interrupts the games?
article-6-12-6-a = The arbiter
article-6-12-6-a-why = If a game needs to be interrupted, the arbiter stops the clocks.
article-6-12-6-b = The players, by agreement
article-6-12-6-b-why = The players may stop the clocks to get the arbiter, who then decides.
article-6-12-6-c = Whoever’s clock is running
article-6-12-6-c-why = Whose turn it is makes no difference.

## FIDE, article 6: 6.13: After an irregularity

article-6-13-title = 6.13: After an irregularity
article-6-13-aim = The position goes back, and the clocks have to follow.
article-6-13-1-says = A piece has stood wrong since move 12, and the players go back to there. Your notes say: 70 and 66 minutes at that point.
article-6-13-1-asks = Stop the clocks, set times and moves as at move 12, and resume.
article-6-13-1-done = Times and moves fit the position again. What the arbiter sets stands, also if the move is penalised afterwards.
article-6-13-2-says = Pieces are restored to an earlier position.
article-6-13-2-asks = Who determines the times?
article-6-13-2-a = The players, by agreement
article-6-13-2-a-why = They may say what they remember; they do not decide.
article-6-13-2-b = The arbiter, by best judgement
article-6-13-2-b-why = As 6.13 says, for every irregularity.
article-6-13-2-c = Nobody: the clocks stay as they are
article-6-13-2-c-why = Then the moves that are gone would still have cost time.
article-6-13-3-says = Nobody knows what the clocks showed at the time of the irregularity.
article-6-13-3-asks = What now?
article-6-13-3-a = The arbiter estimates the times
article-6-13-3-a-why = Best judgement is asked for, not certainty.
article-6-13-3-b = The game is played again from the start
article-6-13-3-b-why = It goes on from the restored position.
article-6-13-3-c = Both get the same time
article-6-13-3-c-why = That would take from the one who was faster.
article-6-13-4-says = White has pressed after an illegal move and got thirty seconds for it. Today the move is taken back, with its increment, and Black gets two minutes.
article-6-13-4-asks = Stop the clocks, penalise the illegal move, and resume.
article-6-13-4-done = White is to move again, without the increment, and Black has two minutes more.
article-6-13-5-says = Today, in a rapid or blitz game, an illegal move was completed for the first time.
article-6-13-5-asks = What does the opponent get?
article-6-13-5-a = Nothing
article-6-13-5-a-why = The first one costs time too.
article-6-13-5-b = One minute
article-6-13-5-b-why = In rapid and blitz it is one minute, otherwise two.
article-6-13-5-c = Two minutes
article-6-13-5-c-why = That is so at longer time controls; in rapid and blitz it is one.
article-6-13-6-says = White has been penalised once, and now White has completed another illegal move.
article-6-13-6-asks = Stop the clocks and penalise it as today’s Laws say.
article-6-13-6-done = The second illegal move loses. It would draw if Black could not checkmate by any series of legal moves, and decide nothing after a flag was noted (6.9).

## FIDE, article 6: 6.14: Screens and counters

article-6-14-title = 6.14: Screens and counters
article-6-14-aim = What may be shown in the hall, and what no claim can be based on.
article-6-14-1-says = A hall has a large screen with all positions, and clocks that count moves.
article-6-14-1-asks = What is allowed?
article-6-14-1-a = All of it
article-6-14-1-a-why = Positions, moves and their number may be shown, and clocks may count.
article-6-14-1-b = Only the positions
article-6-14-1-b-why = The moves and their number may be shown, too.
article-6-14-1-c = None of it
article-6-14-1-c-why = 6.14 allows it expressly.
article-6-14-2-says = Black sees on the demonstration board that the position there is the same for the third time, and claims a draw “because the board shows it”.
article-6-14-2-asks = Is that a basis for the claim?
article-6-14-2-a = Yes, everyone can see it
article-6-14-2-a-why = Seeing is allowed; claiming on it is not.
article-6-14-2-b = No
article-6-14-2-b-why = A player may not make a claim based on anything shown in this manner. The player’s own score sheet can show it.
article-6-14-3-says = The clock shows 26 moves of White and 25 of Black. Both score sheets have 25 of each, and it is White’s turn.
article-6-14-3-asks = As the arbiter, stop the clocks, set them to what is written, and resume.
article-6-14-3-done = The counter helps; what counts is the moves that were made.
article-6-14-4-says = White’s flag is down, and the clock counts 39 moves of White. White says that forty were made.
article-6-14-4-asks = What settles it?
article-6-14-4-a = The clock’s counter
article-6-14-4-a-why = A counter can be one press off, and no claim can be based on it.
article-6-14-4-b = The moves themselves, by the score sheets
article-6-14-4-b-why = The moves are checked when a flag falls (6.3); what the counter shows is no proof for either player.
article-6-14-5-says = A player wants to claim a draw by repetition.
article-6-14-5-asks = What can the claim rest on?
article-6-14-5-a = The monitor in the hall
article-6-14-5-a-why = Not on what is shown in this manner.
article-6-14-5-b = The move counter of the clock
article-6-14-5-b-why = Not on that either.
article-6-14-5-c = The position on the board and one’s own score sheet
article-6-14-5-c-why = That is what a player makes claims from. Today’s Laws say the same (6.12).

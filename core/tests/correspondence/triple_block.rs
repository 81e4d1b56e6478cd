//! Triple Block, rule by rule: points (a) to (h), rules (1) to (9), the four on
//! substitutions, the worked table, and the interpretations of points that the text leaves open.

mod details;
mod edit;
mod play;
mod points;
mod readings;
mod refusals;
mod script;
mod start;
mod statement;
mod substitutions;
mod table;
mod worked;

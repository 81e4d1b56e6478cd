"""A naive model of Triple Block, written from the rule text alone; it prints the two Triple Block files.

    python3 triple_block.py DIRECTORY

Nothing here is taken from Zeitnot's own code. Whole seconds; an instant is seconds since 1970 in UTC.
"""
import json
import os
import random
import sys
from datetime import datetime, timedelta

DAY = 86400
CAP = 50 * DAY
EPOCH = datetime(1970, 1, 1)
LISTED = [302] + list(range(350, 1101, 50))


def iso(t):
    return (EPOCH + timedelta(seconds=t)).strftime("%Y-%m-%dT%H:%M:%SZ")


def sec(text):
    return int((datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ") - EPOCH).total_seconds())


def exact(days):
    """Every row of (6) but the bank of 302: half the length is one player's total."""
    inc = (days - 200) // 100
    return {"bank": days * DAY // 2 - CAP - 50 * inc * DAY, "increment": inc * DAY, "days": days}


def listed(days):
    """The longest length of (6), or of its continuation, that fits."""
    if days < 302:
        return None
    fits = 302 if days < 350 else days // 50 * 50
    row = exact(fits)
    return {"bank": CAP if fits == 302 else row["bank"], "increment": row["increment"], "days": fits}


class Game:
    """One game. Every event is read against the second at which it happens."""

    def __init__(self, given, refill=None):
        self.g = given
        r = given["readings"]
        self.auto = (refill or r["refill"]) != "increment_only"
        self.off_turn = r["transfer"] == "any_time"
        self.reset_from = 50 if r["protection"] == "with_last" else 51
        self.whole_day = r["end"] == "day"
        self.start, self.end = sec(given["start"]), sec(given["end"])
        self.side = {s: {"clock": given["clock"], "bank": given["bank"], "moves": 0} for s in ("white", "black")}
        self.turn, self.since, self.stopped = "white", self.start, False
        self.lost = None
        self.owed = set()

    def fall(self, t):
        """A clock that shows nothing has lost, at that second and not when somebody looks."""
        if self.lost or self.stopped:
            return
        s = self.side[self.turn]
        if t - self.since >= s["clock"]:
            self.lost = (self.turn, self.since + s["clock"])
            s["clock"] = 0

    def settle(self, t):
        """Take the seconds that have run off the running clock."""
        if not self.lost and not self.stopped and t > self.since:
            self.side[self.turn]["clock"] -= t - self.since
            self.since = t

    def event(self, e):
        t = sec(e["at"])
        if e["kind"] == "moves":
            for i in range(e["plies"]):
                if i:
                    t += e["think"][self.turn]
                why = self.one({"kind": "move", "side": self.turn}, t)
                if why:
                    return why
            return None
        return self.one(e, t)

    def one(self, e, t):
        if t < self.start:
            return "before_start"
        self.fall(t)
        if e["kind"] == "look":
            self.settle(t)
            return None
        if self.lost:
            return "over"
        self.settle(t)
        return getattr(self, e["kind"])(e, t)

    def move(self, e, t):
        if e["side"] != self.turn:
            return "not_your_turn"
        if self.turn in self.owed:
            return "substitution_owed"
        s = self.side[self.turn]
        s["moves"] += 1
        if s["moves"] <= 50:
            s["clock"] += self.g["increment"]
        if s["clock"] > CAP:
            s["bank"] += s["clock"] - CAP
            s["clock"] = CAP
        if self.auto:
            amount = min(s["bank"], CAP - s["clock"])
            s["clock"] += amount
            s["bank"] -= amount
        p = self.g["protection"]
        if p and s["moves"] >= self.reset_from and s["bank"] == 0 and s["clock"] < p["days"] * DAY:
            s["clock"] = p["days"] * DAY
        self.turn = "black" if self.turn == "white" else "white"
        self.since = t
        return None

    def refill(self, e, t):
        if not self.off_turn and e["side"] != self.turn:
            return "off_turn"
        return self.transfer(e)

    def transfer(self, e):
        s = self.side[e["side"]]
        if e["amount"] > s["bank"]:
            return "more_than_bank"
        if e["amount"] > CAP - s["clock"]:
            return "more_than_50_days"
        s["bank"] -= e["amount"]
        s["clock"] += e["amount"]
        return None

    def captain_transfer(self, e, t):
        if not self.g["team"]:
            return "not_team"
        if not self.g["captain_transfers"]:
            return "not_in_effect"
        why = self.transfer(e)
        if not why:
            self.owed.add(e["side"])
        return why

    def substitution(self, e, t):
        if not self.g["team"]:
            return "not_team"
        last = self.end
        if self.whole_day:
            last = self.end // DAY * DAY + DAY - 1
        if t > last:
            return "after_end"
        self.owed.discard(e["side"])
        return None

    replacement = substitution

    def claim(self, e, t):
        self.stopped = True
        return None

    def resolved(self, e, t):
        self.stopped, self.since = False, t
        return None

    def show(self, why):
        out = {"accepted": why is None}
        if why:
            out["reason"] = why
        for s in ("white", "black"):
            out[s] = dict(self.side[s])
        if self.lost:
            out["lost"], out["lost_at"] = self.lost[0], iso(self.lost[1])
        else:
            s = self.side[self.turn]
            out["turn"] = self.turn
            if not self.stopped:
                out["deadline"] = iso(self.since + s["clock"])
                out["latest"] = iso(self.since + s["clock"] + s["bank"])
        return out


def play(given, events):
    if given["stamp_unit"] == 60:
        return minutes(given, events)
    if given["readings"]["refill"] != "unreconciled":
        g = Game(given)
        return [g.show(g.event(e)) for e in events]
    a, b = Game(given, "automatic"), Game(given, "increment_only")
    out, refuted = [], False
    for e in events:
        row = a.show(a.event(e))
        if b.event(e) and row["accepted"]:
            refuted = True  # the server does not count so: under this reading it would have refused
        if not a.lost:
            other = b.lost[1] if b.lost else b.since + b.side[b.turn]["clock"]
            row["worst"] = row["deadline"] if refuted else min(row["deadline"], iso(other))
        out.append(row)
    return out


def minutes(given, events):
    """Stamps to the minute: each is any of its sixty seconds. Every span of thinking lies between two stamps that
    bound no other span of that side, so the bounds of a side are reached at the bounds of each of its spans."""
    out = []
    inc, auto = given["increment"], given["readings"]["refill"] == "automatic"
    state = {s: [[given["clock"], given["bank"]], [given["clock"], given["bank"]]] for s in ("white", "black")}
    made, turn = {"white": 0, "black": 0}, "white"
    low = high = sec(given["start"])
    for e in events:
        t = sec(e["at"])
        thinks = [t + 59 - low, max(0, t - high)]
        made[turn] += 1
        for pair, think in zip(state[turn], thinks):
            assert think < pair[0], "a minute ledger does not come near the flag"
            pair[0] += (inc if made[turn] <= 50 else 0) - think
            pair[1] += max(0, pair[0] - CAP)
            pair[0] = min(CAP, pair[0])
            if auto:
                amount = min(pair[1], CAP - pair[0])
                pair[0] += amount
                pair[1] -= amount
        turn = "black" if turn == "white" else "white"
        low, high = t, t + 59
        row = {"accepted": True, "turn": turn}
        for s in ("white", "black"):
            row[s] = {"clock": [state[s][0][0], state[s][1][0]], "bank": [state[s][0][1], state[s][1][1]], "moves": made[s]}
        row["deadline"] = [iso(low + state[turn][0][0]), iso(high + state[turn][1][0])]
        out.append(row)
    return out


# ---------------------------------------------------------------- the cases

UNITS = {"clock": "clock_s", "bank": "bank_s", "increment": "increment_s", "amount": "amount_s", "think": "think_s", "stamp_unit": "stamp_unit_s"}


def named(x):
    """The same with its units in the names, as the files have it."""
    if isinstance(x, dict):
        return {UNITS.get(k, k): named(v) for k, v in x.items()}
    return [named(v) for v in x] if isinstance(x, list) else x


class Book:
    def __init__(self, topic, rule_text, **more):
        self.file = {"form": 1, "topic": topic, "rule_text": rule_text, **more, "cases": []}

    def add(self, id, rule, given, events, expect):
        assert len(events) == len(expect)
        assert id not in [c["id"] for c in self.file["cases"]], id
        parts = rule.split("; ")
        taken = [p for p in parts if p.startswith("interpretation")]
        said = [p for p in parts if p not in taken]
        case = {"id": id, "rule": "; ".join(said) or "the text leaves it open"}
        if taken:
            case["interpretation"] = "; ".join(p.removeprefix("interpretation").lstrip(" :") for p in taken)
        events = [{{"kind": "what", "side": "by"}.get(k, k): v for k, v in e.items()} for e in events]
        self.file["cases"].append({**case, "given": named(given), "events": named(events), "expect": named(expect)})

    def write(self, path):
        head = {k: v for k, v in self.file.items() if k != "cases"}
        lines = [json.dumps(k) + ": " + json.dumps(v) for k, v in head.items()]
        with open(path, "w", encoding="utf-8") as f:
            f.write("{" + ",\n ".join(lines) + ',\n "cases": [\n')
            for i, c in enumerate(self.file["cases"]):
                f.write(("  {" if i == 0 else ",\n  {") + '"id": ' + json.dumps(c["id"]) + ', "rule": ' + json.dumps(c["rule"]) + ",\n")
                if "interpretation" in c:
                    f.write('   "interpretation": ' + json.dumps(c["interpretation"]) + ",\n")
                f.write('   "given": ' + json.dumps(c["given"]) + ",\n")
                for key in ("events", "expect"):
                    f.write('   "' + key + '": [' + ",\n     ".join(json.dumps(x) for x in c[key]) + "]")
                    f.write(",\n" if key == "events" else "}")
            f.write("\n ]}\n")


def parameter_answer(start, e):
    t = sec(start)
    out = {"rated": e["length_days"] >= 302, "end_certain": e.get("protection") is None}
    for name, row in (("listed", listed(e["length_days"])), ("exact", exact(e["length_days"]))):
        out[name] = row and {"clock": CAP, "bank": row["bank"], "increment": row["increment"], "length_days": row["days"],
                             "end": iso(t + row["days"] * DAY)}
    return out


def parameters(path):
    b = Book("Triple Block: parameters of an event",
             "Triple Block, current text: (1), (3), (4), (5), (6), (9), (e); older text: (9)")
    start = "2026-06-01T00:00:00Z"

    def case(id, rule, events, start=start):
        b.add(id, rule, {"start": start}, events, [parameter_answer(start, e) for e in events])

    for d in LISTED:
        rule = f"(6), row {d}; (3): the clock is always 50 days; (1): the end date is exact"
        if d == 302:
            rule += "; the row prints a bank of 50 (listed), half the length gives 51 and a published event had 51 (exact)"
        case(f"parameters/listed/{d}", rule, [{"length_days": d}])
    for d in range(1150, 2001, 50):
        case(f"parameters/beyond/{d}", "(6): the table is illustrative; (5): the bank is 50 or 75; interpretation 15: beyond 1100 it goes on by its rule", [{"length_days": d}])
    edges = LISTED + [1150, 1200]
    for lo, hi in zip(edges, edges[1:]):
        case(f"parameters/between/{lo}-{hi}",
             f"(1): the length is a desired maximum; interpretation 15, 'listed': the longest listed length that fits, {lo}, with a bank of 50 or 75 (5); "
             "interpretation 15, 'exact': half the length is a player's total",
             [{"length_days": d} for d in range(lo + 1, hi)])
    for d, why in ((365, "a year: (4) says events of 1 year have an increment of 1 day"), (366, "a leap year"), (730, "two years: (4) says an increment of 5 days"),
                   (731, "two years with a leap day"), (1095, "three years"), (1096, "three years with a leap day"), (303, "one day above the minimum"),
                   (349, "one day below a listed length"), (399, "the increment of 2 begins at 400"), (401, "one day above 400"), (1099, "one day below the last row"), (1101, "one day above the last row")):
        case(f"parameters/length/{d}", f"(1), (5), (6): {why}; interpretation 15: both stand side by side", [{"length_days": d}])
    for d in (200, 250, 299, 300, 301):
        case(f"parameters/unrated/{d}", "(6): 302 is the minimum of a rated event; interpretation 15: below it no listed length fits and the exact formula alone remains", [{"length_days": d}])
    for s, why in (("2027-02-28T00:00:00Z", "over the end of February"), ("2028-02-28T12:00:00Z", "over a leap day, at noon"), ("2026-12-31T23:59:59Z", "a start one second before the new year"),
                   ("2026-03-29T01:00:00Z", "the instant at which clocks in Central Europe are put forward: UTC knows no summer time"), ("2099-06-01T00:00:00Z", "over 2100, which is no leap year")):
        case(f"parameters/end/{s[:10]}", f"(1), (2), (e): the end is the start and the length to the second, {why}", [{"length_days": d} for d in (302, 350, 700, 750, 1100)], s)
    prot = [{"length_days": 700, "protection": {"kind": "SDP", "days": n}} for n in range(1, 6)] + [{"length_days": 700, "protection": {"kind": "GT", "days": 3}}, {"length_days": 700, "protection": None}]
    case("parameters/certainty/700", "(e), (9), older text (9): with SDP or GT the event may go past its end date; the blocks are the same", prot)
    case("parameters/published", "events that were published: 302 (51/1 exact), 600 (50/4), 700 (50/5, one with GT), 750 (75/5)",
         [{"length_days": 302}, {"length_days": 600}, {"length_days": 700, "protection": {"kind": "GT", "days": 3}}, {"length_days": 750}])
    b.write(path)
    return b.file["cases"]


START = "2026-06-01T00:00:00Z"
T0 = sec(START)
AUTO = "interpretation 1, automatic refill: (d) the clock is re-filled after each move"
ONLY = "interpretation 1, increment only: nothing but the increment comes to the clock by itself"
HOW = {"automatic": AUTO, "increment_only": ONLY}
SHORT = {"automatic": "automatic", "increment_only": "increment-only"}


def given(days=700, refill="automatic", start=START, protection=None, team=False, captain=False, transfer="any_time", reset="after_last", end="instant", unit=1):
    row = exact(days)
    return {"start": start, "end": iso(sec(start) + days * DAY), "length_days": days, "clock": CAP, "bank": row["bank"], "increment": row["increment"],
            "protection": protection, "team": team, "captain_transfers": captain, "stamp_unit": unit,
            "readings": {"refill": refill, "transfer": transfer, "protection": reset, "end": end}}


class Line:
    """Events written with the time that has gone by since the one before."""

    def __init__(self, t=T0):
        self.t, self.e, self.turn = t, [], "white"

    def put(self, kind, after, **more):
        self.t += after
        self.e.append({"at": iso(self.t), "kind": kind, **more})
        return self

    def move(self, after, side=None, **more):
        side = side or self.turn
        self.put("move", after, side=side, **more)
        self.turn = "black" if side == "white" else "white"
        return self

    def moves(self, plies, white, black=None):
        """One after another; at each, its side has thought so long."""
        black = white if black is None else black
        think = {"white": white, "black": black}
        first, other = (white, black) if self.turn == "white" else (black, white)
        self.e.append({"at": iso(self.t + first), "kind": "moves", "plies": plies, "think": think})
        self.t += (plies + 1) // 2 * first + plies // 2 * other
        if plies % 2:
            self.turn = "black" if self.turn == "white" else "white"
        return self

    def refill(self, after, amount, side=None):
        return self.put("refill", after, side=side or self.turn, amount=amount)

    def look(self, after):
        return self.put("look", after)

    def to_fifty(self, g, white, black, n=50):
        """Own move n of both sides leaves these totals of clock and bank (automatic refill)."""
        total = g["clock"] + g["bank"] + min(n, 50) * g["increment"]
        assert min(white, black) > g["increment"], "the last move leaves more than its increment"
        w, b = (total - white) // n, (total - black) // n
        self.moves(2 * (n - 1), w, b)
        self.move(total - w * (n - 1) - white)
        return self.move(total - b * (n - 1) - black)

    def burn(self, clock, bank, rest=0):
        """Think until `rest` is left of everything, moving bank time whenever one second is left on the clock."""
        while bank:
            amount = min(bank, CAP - 1)
            self.refill(clock - 1, amount)
            clock, bank = 1 + amount, bank - amount
        self.t += clock - rest
        return self


def h(days=0, hours=0, minutes_=0, seconds=0):
    return days * DAY + hours * 3600 + minutes_ * 60 + seconds


def ledgers(path):
    b = Book("Triple Block: ledgers", "Triple Block, current text: (a) to (h), (1) to (9), substitutions (1) to (4); older text: (8), (9), (h)",
             moves=open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "moves.txt")).read().split())

    def case(id, rule, g, line):
        b.add("ledger/" + id, rule, g, line.e, play(g, line.e))

    def both(id, rule, line, **kw):
        for r in HOW:
            case(f"{id}/{SHORT[r]}", f"{rule}; {HOW[r]}", given(refill=r, **kw), line)

    # worked examples
    both("worked/move-1-in-3d4h", "(4): what the increment adds over 50 days goes to the bank", Line().move(h(3, 4)))
    both("worked/then-move-2-in-12d", "(4), (d): the second move takes more than the increment", Line().move(h(3, 4)).move(0).move(h(12)))
    both("worked/then-47d235959", "(3), (d): one second less than 48 days on the third move", Line().move(h(3, 4)).move(0).move(h(12)).move(0).move(h(47, 23, 59, 59)))
    both("worked/first-in-50d", "(d): exactly 50 days; a clock that shows zero has lost, even with time in the bank", Line().move(h(50)))
    both("worked/first-in-50d-less-1s", "(d), (2): one second before the end of the 50 days", Line().move(h(50) - 1))
    both("worked/30d-then-10d-from-bank", "(5), (7): 10 days are moved by hand after 30, the move comes 5 days later", Line().refill(h(30), h(10)).move(h(5)))
    both("worked/110d-on-one-move", "(7): more than 50 days on one move, with two refills", Line().refill(h(49), h(49)).refill(h(49), h(26)).move(h(12)), days=550)
    for r in HOW:
        g = given(refill=r)
        l = Line()
        if r == "automatic":
            l.to_fifty(g, h(80), h(80), 49).look(h(30))
        else:
            l.moves(98, h(5)).refill(h(30), h(20)).look(h(20))
        case(f"worked/move-50/{SHORT[r]}", f"(4): the increment after own move 50 is the last: from 20 d and 30 d in 4 d; {HOW[r]}", g, l.move(h(4)).move(h(4)).move(h(4)).move(h(4)))

    # knees of one move
    for d in (350, 700, 1100):
        inc = exact(d)["increment"]
        knees = (("0s", 0), ("1s", 1), ("increment-1s", inc - 1), ("increment", inc), ("increment+1s", inc + 1), ("25d", h(25)),
                 ("50d-1s", CAP - 1), ("50d", CAP), ("50d+1s", CAP + 1))
        for name, think in knees:
            rule = "(4), (5): at and around the increment" if think < h(20) else "(3), (d): within 50 days" if think < CAP else "(d), (3): the 50 days are over; the loss is at the second at which the clock shows zero"
            both(f"first-move/{d}/{name}", rule, Line().move(think), days=d)
    # Black's clock, the start
    both("start/black-runs-from-whites-move", "(1), (3): the official start; a clock has what is there for the player's immediate move; interpretation 11: White's clock starts at the official start, Black's at White's first move", Line().look(h(7)).move(h(1)).look(h(2)).move(h(1)))
    both("start/before", "(1): the official start date; interpretation 11: no move before the official start", Line().move(-1).move(1, "white"))
    both("start/at-the-second", "(2): a move at the second of the start has used nothing", Line().move(0))
    both("start/white-never-moves", "(d): White loses 50 days after the start", Line().look(CAP - 1).look(1).look(h(100)))
    both("start/black-never-moves", "(d): Black loses 50 days after White's move", Line().move(h(2, 3, 4, 5)).look(CAP - 1).look(1))
    both("start/not-your-turn", "a side moves when it is its turn; nothing changes", Line().move(h(1), "black").move(h(1), "white").move(h(1), "white"))
    both("start/seconds-kept", "(2): no rounding after a move: 11:59:59 on every one of ten moves", Line().moves(20, h(0, 11, 59, 59)))
    both("start/over-a-year-end", "(2): UTC seconds through a year's end and a leap day", Line(sec("2027-12-20T06:30:30Z")).move(h(20)).move(h(45)).move(h(3)), start="2027-12-20T06:30:30Z")
    both("start/no-doubling", "(g): 30 days on one move cost 30 days", Line().move(h(30)).move(h(30)))
    both("start/forty-days", "(f): 41 days without a word are no loss", Line().move(h(41)).move(h(41)))
    # several moves
    for every_name, every in (("1d", h(1)), ("5d", h(5)), ("6d", h(6)), ("7d1s", h(7, 0, 0, 1)), ("12h", h(0, 12))):
        both(f"steady/{every_name}", "(4), (5): twenty moves of each side at one pace", Line().moves(20, every).moves(20, every).look(h(1)))
    both("steady/to-the-flag", "(3), (d): the moves slow down until the clock is empty: move 6 in 10 days, 20, 30, 40, 49, then no more",
         Line().move(h(10)).move(0).move(h(20)).move(0).move(h(30)).move(0).move(h(40)).move(0).move(h(49)).move(0).look(h(50)))

    # hand refills
    both("refill/before-anything-is-used", "(3), (5): never more than 50 days on the clock: no room for one second", Line().refill(0, 1).refill(1, 1).refill(0, 1))
    both("refill/exact-room", "(5): up to the 50 days", Line().refill(h(20), h(20)).move(h(1)))
    both("refill/room-and-1s", "(5), (3): one second more than there is room for; interpretation 3: refused, not cut", Line().refill(h(20), h(20) + 1).look(0).move(h(1)))
    both("refill/all-of-the-bank", "(5), (7): the whole bank on the clock", Line().refill(CAP - 1, CAP - 1).refill(h(0, 1), 1).move(h(1)))
    both("refill/more-than-bank", "(7): only until there is no more time in the bank", Line().refill(h(45), h(45)).refill(h(30), h(5) + 1).refill(0, h(5)).refill(h(1), 1))
    both("refill/last-second", "(d): with one second left on the clock", Line().refill(CAP - 1, h(1)).look(h(1)).look(1))
    both("refill/too-late", "(d): at zero the game is lost and the bank does not help", Line().refill(CAP, h(1)).move(1, "white"))
    both("refill/too-late-by-1s", "(d): the loss is at the second of zero, not at the refill", Line().refill(CAP + 1, h(1)))
    both("refill/one-second-at-a-time", "(2), (5): the smallest amount", Line().refill(h(10), 1).refill(0, 1).refill(1, 1).move(h(1)))
    both("refill/many-on-one-move", "(7): indefinitely until the bank is empty", Line().burn(CAP, h(75)).look(-1).look(1), days=350)
    both("refill/black", "(5): Black's bank and Black's clock", Line().move(h(3)).refill(h(40), h(35)).move(h(20)).move(h(2)).move(h(44)))
    both("refill/then-move", "(d), (4): a refill by hand, then the increment and what the reading gives", Line().refill(h(48), h(30)).move(h(10)).move(0).move(h(30)))
    for r, why in (("any_time", "(5): at any time, so off turn too"), ("own_turn", "(d): by hand while it is the player's move")):
        g = given(refill="increment_only", transfer=r)
        case(f"refill/off-turn/{r.replace('_', '-')}", f"(5), first part of (d): by hand; interpretation 3: {why}; {ONLY}", g, Line().move(h(20)).refill(h(1), h(10), "white").move(h(1)).refill(h(1), h(10), "white").move(h(2)))
    both("refill/both-sides", "(5), (7): both sides need more than 50 days", Line().refill(h(49), h(49)).move(h(20)).refill(h(49), h(49)).move(h(20)).look(h(1)), days=800)
    both("refill/latest", "(7): the latest instant does not change by a refill, the next deadline does", Line().look(0).refill(h(10), h(5)).refill(h(10), h(10)).refill(h(25), h(40)).look(h(1)), days=750)

    # the increment's cliff
    g = given(days=350)
    case("increment/49-50-51", f"(4): the first 50 moves; interpretation 4: each player's own; {AUTO}", g, Line().moves(96, h(2)).move(h(2)).move(h(2)).move(h(2)).move(h(2)).move(h(2)).move(h(2)))
    both("increment/50-at-once", "(4), (5): fifty moves without using a second: all the increments are in the bank", Line().moves(100, 0).move(0).move(0))
    both("increment/50-at-once-1100", "(4), (5): fifty moves without using a second, increment 9", Line().moves(100, 0).move(h(1)).move(h(1)), days=1100)
    both("increment/white-51-black-50", "(4); interpretation 4: White's 51st earns nothing, Black's 50th still does", Line().moves(99, h(1)).move(h(1)).move(h(1)).move(h(1)))
    both("increment/split-at-50", "(4): move 50 in one second less than the increment: one second goes to the bank, or comes from it", Line().moves(98, h(5)).move(h(5) - 1).move(h(5) + 1).move(h(5)).move(h(5)))
    both("increment/conditional", "(4): after each move made; interpretation 9: a conditional move that is matched costs no time and earns the increment", Line().move(h(10)).move(0, conditional=True).move(h(3)).move(0, conditional=True))
    both("increment/conditional-after-50", "(4): the first 50 moves; interpretation 9: after move 50 a conditional move earns nothing", Line().moves(100, h(1)).move(h(4)).move(0, conditional=True))
    both("increment/none-while-thinking", "(4): the increment comes after the move and only then", Line().look(h(49, 23, 59, 58)).move(1).look(0))
    both("increment/not-after-zero", "(d), (4): the increment does not rescue a clock at zero", Line().move(0).move(CAP).move(0, "white"))
    both("increment/refill-order", "(4), (d); interpretation 2: the clock becomes the smaller of 50 days and the total, in whatever order",
         Line().move(h(26)).move(h(1)).move(h(26)).move(h(1)).move(h(26)).move(h(1)), days=350)

    # SDP and GT
    def protected(kind, days):
        return {"kind": kind, "days": days}
    for kind, n in [("SDP", n) for n in (1, 2, 3, 4, 5)] + [("GT", 3)]:
        N = n * DAY
        text = "(9)" if kind == "SDP" else "older text (9)"
        g = given(days=350, protection=protected(kind, n))
        tag = f"protection/{kind.lower()}-{n}"
        case(f"{tag}/one-second-below", f"{text}: less than {n} d on the clock, bank and increment used up: reset to {n} d; {AUTO}", g, Line().to_fifty(g, h(20), h(20)).move(h(20) - N + 1).move(h(20) - 1))
        case(f"{tag}/at-and-above", f"{text}: exactly {n} d is not less, and one second more is not; {AUTO}", g, Line().to_fifty(g, h(20), h(20)).move(h(20) - N).move(h(20) - N - 1))
        case(f"{tag}/again-and-again", f"{text}: indefinitely; then {n} d without a move are a loss; {AUTO}", g, Line().to_fifty(g, h(6), h(9)).move(h(6) - 1).move(h(1)).move(N - 1).move(h(1)).move(N - 1).move(h(1)).move(N - 1).move(1).look(N - 1).look(1))
        case(f"{tag}/none", f"{text}, last paragraph: without the option no clock is reset; {AUTO}", given(days=350), Line().to_fifty(g, h(6), h(9)).move(h(6) - 1).move(h(1)).move(1))
        for reset, why in (("after_last", "interpretation 7: from own move 51 on"), ("with_last", "interpretation 7, the other: already when move 50 is completed, for the increment is then used up")):
            gg = given(days=350, protection=protected(kind, n), reset=reset)
            what = f"move 50 leaves less than {n} d" if n > 1 else "move 50 leaves its increment of 1 d and a second, so the two interpretations are one"
            case(f"{tag}/move-50/{reset.replace('_', '-')}", f"{text}: {what}; {why}; {AUTO}", gg, Line().to_fifty(g, max(N - 1, DAY + 1), max(N // 2, DAY + 1)).move(h(0, 1)).move(h(0, 1)))
    for kind, n in (("SDP", 5), ("GT", 3)):
        text = "(9)" if kind == "SDP" else "older text (9)"
        g = given(days=350, protection=protected(kind, n))
        tag = f"protection/{kind.lower()}-{n}"
        go = given(days=350, protection=protected(kind, n), refill="increment_only")
        # increment only: fifty moves at once leave 50 d and a bank of 125 d
        case(f"{tag}/bank-left", f"{text}: with time in the bank there is no reset, though the clock is low; {ONLY}", go, Line().moves(100, 0).move(CAP - h(1)).move(CAP - h(0, 1)).move(h(1) - 1))
        case(f"{tag}/bank-emptied-by-hand", f"{text}, (5): the last of the bank is moved by hand, then the reset comes; {ONLY}", go, Line().moves(100, 0).burn(CAP, h(125), 1).move(0).look(h(1)))
        case(f"{tag}/bank-emptied-by-the-refill", f"{text}, (d); interpretation 10, the order of a move: the automatic refill empties the bank first (1 d 01:00:02 on the clock), then the reset is looked at; {AUTO}", g,
             Line().moves(100, 0).refill(CAP - 1, CAP - 1).refill(CAP - 1, CAP - 1).refill(h(49, 23), h(24)).look(h(24)).move(0))
        case(f"{tag}/before-50", f"{text}: only after move 50: on move 30 a low clock with an empty bank is not reset; {AUTO}", g, Line().to_fifty(g, h(1, 12), h(1, 12), 30).move(h(0, 1)).move(h(0, 1)))
        case(f"{tag}/past-the-end", f"{text}, (e): the event may go beyond its scheduled end; {AUTO}", g, Line().to_fifty(g, h(1) + 2, h(1) + 2).move(h(1) + 1).move(h(1) + 1).moves(40, n * DAY - 1).look(n * DAY - 1).look(1))
        case(f"{tag}/lost-before-the-reset", f"{text}, (d): the reset comes with a completed move, never at zero; {AUTO}", g, Line().to_fifty(g, h(2), h(2)).move(h(2)).look(1))
        case(f"{tag}/one-side-only", f"{text}: any player's clock: one side is reset, the other has time; {AUTO}", g, Line().to_fifty(g, h(1) + 2, h(40)).move(h(1) + 1).move(h(10)).move(h(2)).move(h(10)))
    case("protection/none/less-than-24-hours", f"(9), last paragraph: no reset with less than 24 hours left; {AUTO}", given(days=700), Line().to_fifty(given(days=700), h(6), h(6)).move(h(5, 0, 0, 1)).move(h(5, 14)).move(h(0, 22, 59, 58)).move(h(0, 9)).look(h(0, 1)).look(1))

    # claims
    both("claim/filed-and-resolved", "(c), substitutions (4): a claim stops the clock; interpretation 6: the time between is nobody's", Line().put("claim", h(10), side="white").look(h(30)).put("resolved", h(5)).look(h(1)).move(h(2)))
    both("claim/last-second", "(c): filed with one second left", Line().put("claim", CAP - 1, side="white").put("resolved", h(90)).move(0))
    both("claim/last-second-then-flag", "(c), (d): filed with one second left; one second after the decision the clock is empty", Line().put("claim", CAP - 1, side="white").put("resolved", h(90)).look(1))
    both("claim/too-late", "(d): a claim at zero is too late", Line().put("claim", CAP, side="white").look(h(1)))
    both("claim/twice", "(c), substitutions (4): a claim stops the clock; interpretation 6: two claims on one move", Line().move(h(1)).put("claim", h(5), side="black").put("resolved", h(3)).put("claim", h(5), side="black").put("resolved", h(4)).move(h(5)))
    both("claim/by-the-other-side", "(c), substitutions (4): a claim stops the clock; interpretation 6: a claim of the side that waits stops the running clock", Line().move(h(3)).put("claim", h(8), side="white").look(h(60)).put("resolved", h(1)).move(h(1)))
    both("claim/then-refill", "(c), (5); interpretation 6: after the decision the bank is as before", Line().put("claim", h(40), side="white").put("resolved", h(20)).refill(h(5), h(30)).move(h(10)))

    # teams
    T = {"team": True}
    both("team/substitution", "substitutions (1), (4): the clock runs on and the new player has what was left", Line().put("substitution", h(30), side="white").look(h(5)).move(h(1)), **T)
    both("team/replacement", "substitutions (2): exactly the same way", Line().put("replacement", h(30), side="white").look(h(5)).move(h(1)), **T)
    both("team/last-second", "substitutions (4): no minimum time: one second is enough", Line().put("substitution", CAP - 1, side="white").move(0), **T)
    both("team/nothing-left", "substitutions (4), (d): at zero it is too late, though there is time in the bank", Line().put("substitution", CAP, side="white").put("replacement", 1, side="white"), **T)
    both("team/off-turn", "substitutions (1): any time the captain finds reason: the player who waits", Line().move(h(30)).put("substitution", h(3), side="white").move(h(3)).look(h(1)), **T)
    both("team/both-sides", "substitutions (1): on both boards' sides, and twice on one", Line().move(h(10)).put("substitution", h(1), side="black").put("substitution", h(1), side="white").put("replacement", h(1), side="black").move(h(1)), **T)
    both("team/no-reset-for-the-search", "substitutions (3): no time is given back for finding the new player", Line().look(h(20)).put("substitution", h(25), side="white").look(0).move(h(4, 23)), **T)
    both("team/individual-event", "substitutions, heading: team events only", Line().put("substitution", h(5), side="white").put("replacement", h(1), side="white").move(h(1)))
    both("team/then-own-refill", "substitutions (1), (5): the new player moves bank time as the old one could", Line().put("substitution", h(45), side="white").refill(h(1), h(40)).move(h(20)), **T)
    # the end date
    def long_game(extra):
        """Both sides live at the scheduled end only with SDP: five days each, again and again."""
        g = given(days=350, protection=protected("SDP", 5), **extra)
        l = Line().to_fifty(g, h(4, 1), h(4, 1))
        return g, l
    for end, offset, name in (("instant", 0, "at-the-end"), ("instant", 1, "1s-after"), ("instant", -1, "1s-before"), ("day", 0, "at-the-end"), ("day", DAY - 1, "last-second-of-the-day"), ("day", DAY, "next-day")):
        g, l = long_game({"team": True, "end": end})
        gap = sec(g["end"]) + offset - l.t
        k = gap // h(4)
        l.moves(k, h(4))
        case(f"team/end/{end}/{name}", f"substitutions (4): not after the scheduled end date; interpretation 13, '{end}': " + ("the instant that ends the event" if end == "instant" else "the whole UTC day of the end date still counts") + "; (9): with SDP the game still runs",
             g, l.put("substitution", gap - k * h(4), side="white").put("look", 0))
    # the captain
    C = {"team": True, "captain": True}
    both("captain/transfer-and-substitution", "older text (8), (h): the captain moves bank time and substitutes", Line().put("captain_transfer", h(49), side="white", amount=h(20)).put("substitution", h(1), side="white").move(h(3)), **C)
    both("captain/transfer-and-replacement", "older text (8), substitutions (2): with a replacement", Line().put("captain_transfer", h(49), side="white", amount=h(20)).put("replacement", 0, side="white").move(h(3)), **C)
    both("captain/last-second", "older text (8): one second before the loss", Line().put("captain_transfer", CAP - 1, side="white", amount=h(50) - 1).put("substitution", 0, side="white").look(CAP - 1), **C)
    both("captain/too-late", "older text (8), (d): at zero the game is lost", Line().put("captain_transfer", CAP, side="white", amount=h(20)).put("substitution", 0, side="white"), **C)
    both("captain/suspended", "(8), current text: temporarily not in effect: refused; the substitution itself is not", Line().put("captain_transfer", h(40), side="white", amount=h(20)).put("substitution", 0, side="white").move(h(3)), team=True)
    both("captain/individual-event", "(8): in a team event", Line().put("captain_transfer", h(40), side="white", amount=h(20)).move(h(3)), captain=True)
    both("captain/more-than-bank", "older text (8), requirement 1: time available in the bank", Line().put("captain_transfer", CAP - 1, side="white", amount=CAP - 1).put("substitution", 0, side="white").put("captain_transfer", h(30), side="white", amount=2).put("captain_transfer", 0, side="white", amount=1).put("substitution", 0, side="white").move(0), **C)
    both("captain/more-than-50", "(3), older text (8): never more than 50 days on the clock", Line().put("captain_transfer", h(20), side="white", amount=h(20) + 1).look(0).put("captain_transfer", 0, side="white", amount=h(20)).put("substitution", h(1), side="white"), **C)
    both("captain/owed", "older text (8), requirement 2 and last sentence: not simply to help the current player; interpretation 12: until the substitution is made the side cannot move", Line().put("captain_transfer", h(40), side="white", amount=h(20)).move(h(1), "white").put("substitution", h(1), side="white").move(h(1), "white"), **C)
    both("captain/black", "older text (8): Black's board", Line().move(h(1)).put("captain_transfer", h(45), side="black", amount=h(30)).put("substitution", h(2), side="black").move(h(20)), **C)

    # ends to the second
    for d in LISTED:
        row = exact(d)
        total = row["bank"] + 50 * row["increment"]
        r = "automatic" if d % 100 else "increment_only"
        l = Line().moves(100, 0).burn(CAP, total, 1)
        l.move(0)
        l.burn(CAP, total)
        l.look(-1).look(1).look(h(1))
        case(f"end/both-burn/{d}", f"(e), (a): White completes move 51 with one second left and Black uses everything: the last loss that can be is one second before the end date; {HOW[r]}", given(days=d, refill=r), l)
    for d in (302, 350, 700, 750, 1100):
        row = exact(d)
        l = Line().burn(CAP, row["bank"])
        both(f"end/white-burns-at-once/{d}", "(7), (a): clock and bank on the first move, with refills by hand; lost to the second", l.look(-1).look(1), days=d)
    g = given(days=302)
    g["bank"] = CAP
    l = Line().moves(100, 0).burn(CAP, CAP + h(50), 1)
    l.move(0)
    l.burn(CAP, CAP + h(50))
    case("end/302-with-a-bank-of-50", f"(6), row 302 as printed: both players' time is 300 days, so the last loss is two days and a second before the end; {AUTO}", g, l.look(-1).look(1))

    # not reconciled: the earlier of the two deadlines
    for name, l in (("one-slow-move", Line().move(h(20)).move(h(1))), ("fast-moves", Line().moves(6, h(1))), ("slow-and-slower", Line().move(h(12)).move(h(12)).move(h(20)).move(h(15)).move(h(25)).move(h(1))),
                    ("black-to-move", Line().move(h(1)).move(h(30)).move(h(1))), ("fast-then-slow", Line().moves(8, h(1)).move(h(30)).move(h(2)).look(h(4))),
                    ("with-a-refill", Line().refill(h(40), h(10)).move(h(1)).move(h(1))), ("after-50", Line().moves(98, h(4)).move(h(15)).move(h(4)).move(h(20)).move(h(1))),
                    ("equal", Line().moves(12, h(4)).look(h(1))), ("second", Line().move(h(5) + 1).move(0)), ("closer-and-closer", Line().move(h(30)).move(0).move(h(20)).move(0).move(h(6)).move(0).look(h(1))),
                    ("already-lost-in-one", Line().move(h(30)).move(0).move(h(20)).move(0).look(h(11))),
                    ("lost-in-one-but-accepted", Line().move(h(30)).move(0).move(h(20)).move(0).move(h(11)).move(0).look(h(1)))):
        case(f"worst/{name}", "(d), (5), (7): the deadline of each interpretation; interpretation 1: while the game was never reconciled with its server, the worst case is the earlier of the two readings' deadlines, unless it has accepted something that one of them refuses", given(refill="unreconciled"), l)
    case("worst/350", "(d), (5), (7): the deadline of each interpretation; interpretation 1: the earlier of the two readings' deadlines, increment 1", given(days=350, refill="unreconciled"), Line().moves(10, h(6)).look(h(1)))
    case("worst/1100", "(d), (5), (7): the deadline of each interpretation; interpretation 1: the earlier of the two readings' deadlines, increment 9", given(days=1100, refill="unreconciled"), Line().moves(10, h(11)).look(h(1)))

    # stamps to the minute
    def minute_case(name, pace, days=700):
        for r in HOW:
            l = Line()
            for x in pace:
                l.move(x)
            case(f"minute/{name}/{SHORT[r]}", f"(2): seconds; interpretation 14, stamps to the minute: each is any of its sixty seconds, so a span is up to 59 seconds longer or shorter; {HOW[r]}", given(days=days, refill=r, unit=60), l)
    minute_case("one-move", [h(3, 4, 5)])
    minute_case("two-moves", [h(3, 4, 5), h(1, 2, 3)])
    minute_case("same-minute", [h(3), 0])
    minute_case("ten", [h(2, 3, 7), h(6, 1, 2), h(9, 0, 1), h(1), h(12, 12, 12), h(0, 0, 1), h(4), h(5), h(6), h(7)])
    minute_case("at-the-increment", [h(5), h(5), h(5), h(5), h(5), h(5)])
    minute_case("increment-1", [h(1), h(1), h(2), h(3), h(8, 0, 9), h(1)], 350)

    # whole games at random from the model: everything at once
    for seed in range(1, 21):
        rnd = random.Random(seed)
        r = rnd.choice(list(HOW))
        p = rnd.choice([None, protected("SDP", rnd.randint(1, 5)), protected("GT", 3)])
        g = given(days=rnd.choice(LISTED), refill=r, protection=p, team=rnd.random() < .5)
        g["captain_transfers"] = g["team"] and rnd.random() < .5
        l, m = Line(), Game(g)
        for _ in range(45):
            if m.lost:
                break
            s = m.side[m.turn]
            kind = rnd.choices(["move", "moves", "refill", "look", "claim", "sub", "captain"], [12, 4, 4, 1, .5, .7, .7])[0]
            think = int(s["clock"] * rnd.choice([.02, .1, .3, .6, .9]) * rnd.random()) if rnd.random() < .97 else s["clock"] + rnd.randint(-2, 2)
            if kind == "moves":
                l.moves(2 * rnd.randint(2, 9), rnd.randint(0, h(4)))
            elif kind == "refill":
                l.refill(think, rnd.randint(1, max(1, min(s["bank"], CAP - s["clock"] + think))))
            elif kind == "claim":
                l.put("claim", think, side=m.turn).put("resolved", rnd.randint(1, h(40)))
            elif kind == "sub":
                l.put(rnd.choice(["substitution", "replacement"]), think, side=m.turn)
            elif kind == "captain":
                l.put("captain_transfer", think, side=m.turn, amount=rnd.randint(1, h(20))).put("substitution", 0, side=m.turn)
            elif kind == "look":
                l.look(think)
            else:
                l.move(think)
            m = Game(g)
            for e in l.e:
                m.event(e)
        if not m.lost:
            l.look(m.side[m.turn]["clock"] - 1).look(1)
        case(f"game/{seed}", f"(1) to (9) together: a whole game, from the naive model; {HOW[r]}", g, l)
    b.write(path)
    return b.file["cases"]


if __name__ == "__main__":
    where = sys.argv[1]
    p = parameters(f"{where}/triple_block_parameters.json")
    q = ledgers(f"{where}/triple_block_ledgers.json")
    print(len(p), "parameter cases,", len(q), "ledger cases")

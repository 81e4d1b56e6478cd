"""A naive chess clock, written from the texts of the rules and not from Zeitnot. It counts down one
millisecond after the other (it skips those in which no counter reaches zero), and plays every clock
case of this suite: python3 model/clock.py, in the suite's folder."""
import glob, json, math, os
from fractions import Fraction

SIDES = ("white", "black")
WIN = {"white": "1-0", "black": "0-1"}
BOARD_DRAWS = {"stalemate": "stalemate", "dead_position": "dead-position", "agree_draw": "agreement"}
MOVE_COUNT_DRAWS = ("threefold", "fivefold", "fifty_moves", "seventy_five_moves")


def other(side):
    return "black" if side == "white" else "white"


class Side:
    def __init__(self, periods, first_bonus_included):
        self.periods, self.index, self.moves, self.moves_in_period = periods, 0, 0, 0
        self.main, self.delay, self.overtime, self.in_overtime = self.period["time_ms"], 0, None, False
        self.first_flag, self.extra, self.fallen, self.period_ended_at = False, 0, False, None
        self.overrun = 0
        if self.kind == "bronstein" or (self.kind == "increment" and first_bonus_included):
            self.main += self.per_move["ms"]
        self.renew_delay()
        self.renew_overtime()

    period = property(lambda self: self.periods[self.index])
    per_move = property(lambda self: self.period["per_move"])
    kind = property(lambda self: self.per_move["kind"])
    is_in_last_period = property(lambda self: self.index == len(self.periods) - 1)
    increment = property(lambda self: self.per_move["ms"] if self.kind == "increment" else 0)

    def renew_delay(self):
        self.delay = self.per_move["ms"] if self.kind == "delay" else 0

    def renew_overtime(self):
        count = {"byo-yomi": "periods", "canadian": "moves"}.get(self.kind)
        self.overtime = [self.per_move[count], self.per_move["ms"]] if count else None

    def next_period(self):
        self.index = min(self.index + 1, len(self.periods) - 1)
        self.main += self.period["time_ms"]
        self.moves_in_period = 0
        self.renew_overtime()

    def counter(self):
        """The name of what runs now, and its value."""
        if self.first_flag:
            return "extra", self.extra
        if self.in_overtime:
            return "overtime", self.overtime[1]
        return ("delay", self.delay) if self.delay else ("main", self.main)


class Game:
    def __init__(self, given, events):
        self.given, self.events = given, events
        self.now, self.running, self.to_move, self.started_at = 0, None, "white", None
        self.sides = {s: Side(given[s]["periods"], given["first_bonus_included"]) for s in SIDES}
        self.used, self.added, self.falls, self.result, self.presses = 0, 0, [], None, []
        self.illegal_moves = {s: 0 for s in SIDES}
        self.present = set(given.get("present", SIDES))

    # Time

    def wait(self, time):
        """Lets that many milliseconds pass; no counter may reach zero before the last of them."""
        self.now += time
        if self.running is None:
            return
        mover, side = self.running, self.sides[self.running]
        self.used += time
        if side.fallen:
            side.overrun += time
            return
        name, _ = side.counter()
        if name == "overtime":
            side.overtime[1] -= time
        else:
            setattr(side, name, getattr(side, name) - time)
        if side.kind == "hourglass":
            self.sides[other(mover)].main += time
        if side.counter()[1] == 0:
            self.reaches_zero(mover, side, name)

    def reaches_zero(self, mover, side, name):
        if name == "extra":
            self.end(WIN[other(mover)], "extra-time")
        elif name == "overtime":
            if side.kind == "byo-yomi":
                side.overtime[0] -= 1
            if side.kind == "byo-yomi" and side.overtime[0] > 0:
                side.overtime[1] = side.per_move["ms"]
            else:
                self.falls_now(mover, side)
        elif side.period["moves"] is None and not side.is_in_last_period:
            for each in self.sides.values():
                each.next_period()
            side.period_ended_at = self.now
        elif side.overtime:
            side.in_overtime = True
        elif "double_flag" in side.period:
            side.first_flag, side.extra = True, side.period["double_flag"]["extra_ms"]
            if self.sides[other(mover)].first_flag:
                self.end("1/2-1/2", "both-first-flags")
        else:
            self.falls_now(mover, side)

    def falls_now(self, mover, side):
        side.fallen = True
        self.falls.append(mover)
        if self.given["flag"]["noted"] == "clock":
            self.lost_on_time(self.falls[0])
            self.running = mover
        if self.given["flag"]["freeze"]:
            self.running = None

    # Results

    def end(self, score, reason):
        self.result = self.result or {"score": score, "reason": reason}
        self.running = None

    def can_checkmate(self, side):
        return self.given.get("can_checkmate", {}).get(side, True)

    def lost_on_time(self, side):
        if self.can_checkmate(other(side)):
            self.end(WIN[other(side)], "flag")
        else:
            self.end("1/2-1/2", "flag-without-mate")

    # Events

    def happens(self, event):
        what, by = event["what"], event.get("by")
        if self.result and what != "press":
            return
        if what == "start":
            self.running, self.started_at = "white", self.now
        elif what == "press" and self.running == by:
            self.press(event, by, self.sides[by])
        elif what == "stop":
            self.running = None
        elif what == "resume":
            self.running = self.to_move
        elif what == "mate" and self.sides[by].first_flag:
            self.end("1/2-1/2", "mate-on-extra-time")
        elif what == "mate":
            self.end(WIN[by], "checkmate")
        elif what == "resign":
            self.end(WIN[other(by)], "resignation")
        elif what in BOARD_DRAWS:
            self.end("1/2-1/2", BOARD_DRAWS[what])
        elif what in MOVE_COUNT_DRAWS:
            if not any("double_flag" in period for period in self.sides["white"].periods):
                self.end("1/2-1/2", what.replace("_", "-"))
        elif what == "claim_draw":
            if self.sides[other(by)].first_flag and not self.sides[by].first_flag:
                self.end("1/2-1/2", "first-flag-claim")
        elif what == "claim_flag":
            self.claim_flag(by)
        elif what in ("illegal_move", "press_without_move"):
            self.illegal_move(event, by)
        elif what in ("wrong_claim", "clock_handling"):
            self.sides[other(by)].main += event["ms"]
        elif what == "give":
            self.sides[event["to"]].main += event["ms"]
        elif what == "set":
            self.set(event)
        elif what == "undo_press":
            self.undo_press(event)
        elif what == "introduce_increment":
            self.added = event["ms"]
        elif what == "play_on":
            for side in self.sides.values():
                side.main, side.fallen = -side.overrun if event["overrun"] == "taken" else 0, False
                side.next_period()
            self.falls, self.running = [], self.to_move
        elif what == "arrive" and self.now - self.started_at <= self.given["default_time_ms"]:
            self.present.add(by)
        elif what == "claim_default" and self.now - self.started_at > self.given["default_time_ms"]:
            if event["against"] == "both":
                self.end("0-0", "absence")
            elif event["against"] not in self.present:
                self.end(WIN[other(event["against"])], "absence")

    def press(self, event, by, side):
        self.presses.append(event)
        self.present.add(by)
        side.moves += 1
        if not side.fallen:
            before = side.increment
            if side.kind == "bronstein":
                side.main += min(self.used, side.per_move["ms"])
            elif side.kind == "fixed":
                side.main = side.period["time_ms"]
            elif side.kind == "canadian" and side.in_overtime:
                side.overtime[0] -= 1
                if side.overtime[0] == 0:
                    side.renew_overtime()
            elif side.in_overtime:
                side.overtime[1] = side.per_move["ms"]
            if side.first_flag:
                side.extra = after_bonus(side.extra, **side.period["double_flag"])
            side.moves_in_period += 1
            if side.moves_in_period == side.period["moves"]:
                side.next_period()
            included = self.given["first_bonus_included"]
            side.main += (side.increment if included else before) + self.added
            side.renew_delay()
        self.running = self.to_move = other(by)
        self.used = 0
        self.sides[other(by)].renew_delay()

    def claim_flag(self, by):
        if len(self.falls) == 1 and by != self.falls[0]:
            self.lost_on_time(self.falls[0])
        elif len(self.falls) == 2 and self.given["flag"]["order"] == "shown":
            self.lost_on_time(self.falls[0])
        elif len(self.falls) == 2 and self.given["flag"]["both_flags"] == "III.3.1":
            if all(side.is_in_last_period for side in self.sides.values()):
                self.end("1/2-1/2", "both-flags")

    def illegal_move(self, event, by):
        self.illegal_moves[by] += 1
        opponent = self.sides[other(by)]
        if self.illegal_moves[by] == 2:
            wins = self.can_checkmate(other(by)) and not opponent.first_flag
            self.end(WIN[other(by)] if wins else "1/2-1/2", "illegal-moves")
            return
        last = self.presses[-1]
        before = self.events[: self.events.index(last)]
        self.sides[by] = played(self.given, before, last["at_ms"]).sides[by]
        self.to_move = by
        opponent.main += event["ms"]

    def undo_press(self, event):
        last = self.presses[-1]
        kept = [e for e in self.events[: self.events.index(event)] if e is not last]
        events = self.events
        self.__dict__.update(played(self.given, kept, self.now).__dict__)
        self.events = events

    def set(self, event):
        for name, side in self.sides.items():
            side.main = event[name].get("remaining_ms", side.main)
            moves = event[name].get("moves", side.moves)
            side.moves_in_period += moves - side.moves
            side.moves = moves

    # What is shown

    def state(self):
        shown = {name: self.shown(side) for name, side in self.sides.items()}
        shown.update(running=self.running, to_move=self.to_move, result=self.result)
        return {**shown, "first_fallen": self.falls[0] if len(self.falls) == 2 else None}

    def shown(self, side):
        count = "periods_left" if side.kind == "byo-yomi" else "moves_to_make"
        left, time = side.overtime or (None, None)
        ended = side.period_ended_at
        return {"remaining_ms": side.main, "delay_ms": side.delay, count: left, "period_ms": time,
                "first_flag": side.first_flag, "extra_ms": side.extra, "period": side.index + 1,
                "moves": side.moves, "flag": "fallen" if side.fallen else "up",
                "period_flag": ended is not None and self.now - ended < 300_000}


def after_bonus(t, rule, extra_ms, bonus_ms):
    """The three formulas of the article, rounded down."""
    T, b = extra_ms, bonus_ms
    if rule == "truncated":
        return min(t + b, T)
    if rule == "linear":
        return math.floor(t + b - Fraction(b, T) * t)
    return math.floor(min(t + b, Fraction(t + T, 2)))


def played(given, events, until, states=None):
    """The game at an instant; the states that are asked for are filled in on the way."""
    game, events, states = Game(given, events), list(events), states or {}
    while True:
        while events and events[0]["at_ms"] == game.now:
            game.happens(events.pop(0))
        if game.now in states:
            states[game.now] = game.state()
        if game.now == until:
            return game
        stops = [e["at_ms"] for e in events[:1]] + [at for at in states if at > game.now] + [until]
        time = min(stops) - game.now
        if game.running and not game.sides[game.running].fallen:
            time = min(time, game.sides[game.running].counter()[1] - 1)
        game.wait(max(time, 1))


def differences(expected, found, path=""):
    for key, value in expected.items():
        if key in SIDES:
            yield from differences(value, found[key], f"{path}{key}.")
        elif key != "at_ms" and found.get(key) != value:
            yield f"{path}{key}: expected {value}, played {found.get(key)}"


def main():
    folder, cases, wrong = os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."), 0, 0
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        for case in json.load(open(path, encoding="utf-8"))["cases"]:
            white = case["given"].get("white") if isinstance(case["given"], dict) else None
            if not isinstance(white, dict) or "periods" not in white:
                continue
            states = {state["at_ms"]: None for state in case["expect"]}
            played(case["given"], case["events"], case["expect"][-1]["at_ms"], states)
            cases += 1
            for state in case["expect"]:
                for line in differences(state, states[state["at_ms"]]):
                    print(f"{case['id']} at {state['at_ms']}: {line}")
                    wrong += 1
    print(f"{cases} clock cases played again, {wrong} differences")
    raise SystemExit(wrong > 0)


if __name__ == "__main__":
    main()

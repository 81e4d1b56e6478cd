"""Reads the conformance files without Zeitnot's code: checks their form, and plays the simple
double-flag games again from the three formulas of the article."""
import glob, json, os, sys
SIDES = ("white", "black")
KINDS = {"none": set(), "hourglass": set(), "fixed": set(), "increment": {"ms"}, "delay": {"ms"},
         "bronstein": {"ms"}, "byo-yomi": {"periods", "ms"}, "canadian": {"moves", "ms"}}
BONUS = {"truncated": lambda t, T, b: min(t + b, T),
         "linear": lambda t, T, b: (t * T + b * T - b * t) // T,
         "hybrid": lambda t, T, b: min(t + b, (t + T) // 2)}

def check(ok, *what):
    if not ok:
        sys.exit("not in order: " + " ".join(map(str, what)))

def check_case(case, name, ids):
    check(set(case) >= {"id", "rule", "given", "events", "expect"}, name, "lacks a field")
    check(name not in ids and case["rule"] and case["expect"], name, "id, rule or expect")
    json.loads(json.dumps(case), parse_float=lambda f: check(False, name, f, "is not whole"))
    ids.add(name)

def check_clock(case, name):
    for periods in (case["given"][side]["periods"] for side in SIDES):
        for p in periods:
            check(set(p["per_move"]) - {"kind"} == KINDS.get(p["per_move"]["kind"]), name, p)
            check(p["time_ms"] > 0 and (p["moves"] is None or p["moves"] > 0), name, p)
            check("double_flag" not in p or p is periods[-1], name, "double flag before the last period")
    events, states = ([x["at_ms"] for x in case[part]] for part in ("events", "expect"))
    check(events == sorted(events) and states == sorted(states), name, "is not in the order of time")
    check(not events or states[-1] >= events[-1], name, "has an event after the last state")

def check_bonus(case, flag):
    """Plays a game of one period with presses and stops only: main and extra time of both sides."""
    T, b, mover, runs, since = flag["extra_ms"], flag["bonus_ms"], "white", False, 0
    left = {s: case["given"][s]["periods"][0]["time_ms"] + T for s in SIDES}
    for e in sorted(case["events"] + case["expect"], key=lambda e: (e["at_ms"], "what" not in e)):
        left[mover] -= (e["at_ms"] - since) * runs
        since, what = e["at_ms"], e.get("what")
        runs = {"start": True, "resume": True, "stop": False}.get(what, runs)
        if what == "press" and runs and e["by"] == mover:
            left[mover] = BONUS[flag["rule"]](left[mover], T, b) if left[mover] <= T else left[mover]
            mover = SIDES[mover == "white"]
        for s in SIDES if what is None and e["result"] is None else ():
            check(e[s]["remaining_ms"] == max(left[s] - T, 0), case["id"], e, left)
            check(e[s].get("extra_ms", min(left[s], T)) == min(left[s], T), case["id"], e, left)

ids, played = set(), 0
for path in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), "*.json"))):
    suite = json.load(open(path, encoding="utf-8"))
    check(set(suite) >= {"form", "topic", "rule_text", "cases"} and suite["form"] == 1, path)
    for case in suite["cases"]:
        check_case(case, case["id"], ids)
        white = case["given"].get("white") if isinstance(case["given"], dict) else None
        if isinstance(white, dict) and "periods" in white:  # otherwise it is not about a clock
            check_clock(case, case["id"])
            plain = all(e["what"] in ("start", "press", "stop", "resume") for e in case["events"])
            if plain and len(white["periods"]) == 1 and "double_flag" in white["periods"][0]:
                check_bonus(case, white["periods"][0]["double_flag"])
                played += 1
    print(os.path.basename(path), len(suite["cases"]), "cases")
print(f"{len(ids)} cases in order; {played} double-flag games played again")

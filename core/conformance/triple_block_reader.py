"""Reads the Triple Block files and positions.json without Zeitnot's code: checks their form, recomputes
every parameter case and holds each ledger against its own figures."""
import json, os
from datetime import datetime, timedelta

DAY, CAP = 86400, 50 * 86400
WHERE = os.path.dirname(os.path.abspath(__file__))

def stamp(text):
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")

def load(name):
    file = json.load(open(os.path.join(WHERE, name), encoding="utf-8"))
    assert file["form"] == 1 and file["topic"] and file["rule_text"]
    ids = [c["id"] for c in file["cases"]]
    assert len(ids) == len(set(ids)), "an id twice"
    for c in file["cases"]:
        assert set(c) - {"interpretation"} == {"id", "rule", "given", "events", "expect"} and c["rule"], c["id"]
        assert c["events"] and len(c["events"]) == len(c["expect"]), c["id"]
    print(name, len(ids), "cases,", sum(len(c["events"]) for c in file["cases"]), "events")
    return file

def row(start, days, bank=None):
    increment = (days - 200) // 100
    exact = days * DAY // 2 - CAP - CAP * increment  # half the length, less the clock and 50 increments
    end = (stamp(start) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {"clock_s": CAP, "bank_s": exact if bank is None else bank, "increment_s": increment * DAY,
            "length_days": days, "end": end}

for c in load("triple_block_parameters.json")["cases"]:
    for e, want in zip(c["events"], c["expect"]):
        days, start = e["length_days"], c["given"]["start"]
        listed = None if days < 302 else row(start, 302, CAP) if days < 350 else row(start, days // 50 * 50)
        mine = {"rated": days >= 302, "end_certain": e.get("protection") is None, "listed": listed,
                "exact": row(start, days)}
        assert mine == want, (c["id"], days, mine, want)

ledgers = load("triple_block_ledgers.json")
for c in ledgers["cases"]:
    last, minute = stamp(c["given"]["start"]), c["given"]["stamp_unit_s"] == 60
    for e, want in zip(c["events"], c["expect"]):
        at = stamp(e["at"])
        assert at >= last or want.get("reason") == "before_start", c["id"]
        last = max(last, at)
        for side in ("white", "black"):
            clock, bank = want[side]["clock_s"], want[side]["bank_s"]
            assert minute or (0 <= clock <= CAP and bank >= 0), c["id"]
        if "deadline" in want and not minute and want.get("reason") != "before_start":
            left, bank = (timedelta(seconds=want[want["turn"]][block]) for block in ("clock_s", "bank_s"))
            assert e["what"] == "moves" or stamp(want["deadline"]) == at + left, (c["id"], e)
            assert stamp(want["latest"]) == stamp(want["deadline"]) + bank, c["id"]
        assert ("lost" in want) == ("lost_at" in want) and want["accepted"] == ("reason" not in want), c["id"]

for c in load("positions.json")["cases"]:
    white, black, dead = c["expect"]
    assert [list(e.values()) for e in c["events"]] == [["white"], ["black"], ["dead"]], c["id"]
    assert dead["dead"] == (not white["can_mate"] and not black["can_mate"]), c["id"]
    for a in (white, black):
        uci, san = a.get("line_uci", ()), a.get("line_san", ())
        assert len(uci) == len(san) and (san[-1][-1] == "#" if a["can_mate"] else a["argument"]), c["id"]

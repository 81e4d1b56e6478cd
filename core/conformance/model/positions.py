"""The answers of positions.json: can this side still checkmate by any series of legal moves?

    pip install chess && python3 positions.py DIRECTORY

"Yes" is a line that python-chess plays to checkmate. "No" is one of the arguments in ARGUMENT; the one that searches
visits every position that can be reached. Nothing here is taken from Zeitnot's own code.
"""
import heapq
import itertools
import random
import sys
from collections import deque

import chess

from triple_block import Book

W, B = chess.WHITE, chess.BLACK
NAME = {W: "white", B: "black"}
ARGUMENT = {
    "bare-king": "a bare king: a king never gives check",
    "one-colour": "bishops on one colour only against rooks, queens and bishops of that colour: the king in check stands on that colour, so each of its "
                  "neighbours on rank and file is of the other one and must be attacked by the other king or hold one of its own rooks or queens. Take the "
                  "diagonal step from which the check comes and the two neighbours beside that step: one king cannot attack both without touching the king in "
                  "check, and a rook or queen on one of them captures or interposes on that step; no bishop pins it, since it stands on the other colour",
    "lone-knight": "a lone knight against queens only (or against nothing): every set of flight squares was tried (64 kings, 64 kings, 8 knights): a queen that "
                   "fills a flight square captures the knight, and without queens a flight square is left; captures lead to the same material or less",
    "stalemate": "stalemate: there is no further legal move",
    "walled": "kings and blocked pairs of pawns only: kings_reach names every square to which each king could ever come (squares that the other side's pawns "
              "attack are closed to it); no pawn is among them, so none is ever taken and none ever moves, and a pawn that never moves never gives check",
    "exhausted": "every position that can be reached from here was visited, up to those in which bare-king, one-colour or lone-knight holds, and none of them is such a checkmate",
}


def lone_knight_lemma():
    """No checkmate by a lone knight against queens: one that fills a flight square is in sight of the knight and takes it."""
    for s in range(64):
        for k in range(64):
            if chess.square_distance(s, k) < 2:
                continue
            for c in chess.SquareSet(chess.BB_KNIGHT_ATTACKS[s]):
                if c == k:
                    continue
                guarded = chess.BB_KING_ATTACKS[k] | chess.BB_KNIGHT_ATTACKS[c]
                need = [n for n in chess.SquareSet(chess.BB_KING_ATTACKS[s]) if not chess.BB_SQUARES[n] & guarded and n != k]
                # a queen between another queen and the knight sees the knight itself; nothing pins, for a knight and a king cannot
                if not any(chess.ray(q, c) and not chess.between(q, c) & chess.BB_SQUARES[k] for q in need):
                    return False
    return True


def lemma(b, side):
    """A named reason of the material alone, or None."""
    own, other = b.occupied_co[side], b.occupied_co[not side]
    if own == b.kings & own:
        return "bare-king"
    light = chess.BB_LIGHT_SQUARES
    rest = own & ~b.kings
    theirs = other & ~b.kings
    if rest == rest & b.bishops and not theirs & (b.pawns | b.knights):
        bishops = b.bishops
        if not bishops & light or not bishops & ~light:
            return "one-colour"
    if rest == rest & b.knights and chess.popcount(rest) == 1 and theirs == theirs & b.queens:
        return "lone-knight"
    return None


def search(b, side, limit):
    """Every position that can be reached, breadth first: a shortest line to checkmate, 'exhausted', or None at the limit.
    A position in which a lemma holds is not searched further."""
    start = b.copy(stack=False)
    seen = {start._transposition_key()}
    queue = deque([(start, ())])
    while queue:
        x, line = queue.popleft()
        for m in x.legal_moves:
            y = x.copy(stack=False)
            y.push(m)
            key = y._transposition_key()
            if key in seen:
                continue
            seen.add(key)
            if y.is_check() and y.turn != side and y.is_checkmate():
                return line + (m,), len(seen)
            if len(seen) > limit:
                return None, len(seen)
            if not lemma(y, side):
                queue.append((y, line + (m,)))
    return "exhausted", len(seen)


def targets(pieces, side, rnd, want=12):
    """Checkmates with this material, their king in a corner, found by lot."""
    out = []
    for _ in range(30000):
        corner = rnd.choice([chess.A1, chess.H1, chess.A8, chess.H8])
        near = [q for q in range(64) if chess.square_distance(q, corner) <= 3 and q != corner]
        b = chess.Board(None)
        b.set_piece_at(corner, chess.Piece(chess.KING, not side))
        rest = [p for p in pieces if p != chess.Piece(chess.KING, not side)]
        for p, q in zip(rest, rnd.sample(near, len(rest))):
            b.set_piece_at(q, p)
        b.turn = not side
        if b.attackers_mask(side, corner) and b.is_valid() and b.is_checkmate():
            out.append({q: p for q, p in b.piece_map().items()})
            if len(out) >= want:
                break
    return out


def far(p, a, b):
    if p.piece_type == chess.PAWN:
        up = chess.square_rank(b) - chess.square_rank(a)
        up = up if p.color else -up
        off = abs(chess.square_file(a) - chess.square_file(b))
        return up if off == 0 and up >= 0 else 99
    if p.piece_type == chess.KNIGHT:
        return chess.square_knight_distance(a, b)
    if p.piece_type == chess.KING:
        return chess.square_distance(a, b)
    if p.piece_type == chess.BISHOP and (chess.BB_SQUARES[a] & chess.BB_LIGHT_SQUARES != 0) != (chess.BB_SQUARES[b] & chess.BB_LIGHT_SQUARES != 0):
        return 99
    return 0 if a == b else 1 if chess.ray(a, b) else 2


def guess(m, t):
    total = 0
    by = {}
    for q, p in m.items():
        by.setdefault(p, []).append(q)
    goal = {}
    for q, p in t.items():
        goal.setdefault(p, []).append(q)
    for p, squares in by.items():
        if len(goal.get(p, ())) != len(squares):
            return 999
        total += min(sum(far(p, a, b) for a, b in zip(squares, order)) for order in itertools.permutations(goal[p]))
    return total


def towards(b, side, rnd, limit=20000):
    """Best first towards checkmates of the same material."""
    goals = targets(list(b.piece_map().values()), side, rnd)
    if not goals:
        return None
    goals = sorted(goals, key=lambda t: guess(b.piece_map(), t))[:6]
    start = b.copy(stack=False)
    n, heap = 0, [(0, 0, 0, start, ())]
    seen = {start._transposition_key()}
    count = len(start.piece_map())
    while heap and len(seen) < limit:
        _, _, _, x, line = heapq.heappop(heap)
        for m in x.legal_moves:
            y = x.copy(stack=False)
            y.push(m)
            key = y._transposition_key()
            if key in seen:
                continue
            seen.add(key)
            if y.turn != side and y.is_checkmate():
                return line + (m,)
            if chess.popcount(y.occupied) != count:
                continue
            g = min(guess(y.piece_map(), t) for t in goals)
            if g >= 90:
                continue
            n += 1
            heapq.heappush(heap, (2 * g + len(line) // 2, g, n, y, line + (m,)))
    return None


def best_first(b, goal, guess_of, limit, dead=lambda y: False):
    """A line to a position that is a goal, taking the position with the smallest guess first."""
    start = b.copy(stack=False)
    heap, seen, n = [(0, 0, start, ())], {start._transposition_key()}, 0
    while heap and len(seen) < limit:
        _, _, x, line = heapq.heappop(heap)
        for m in x.legal_moves:
            y = x.copy(stack=False)
            y.push(m)
            key = y._transposition_key()
            if key in seen:
                continue
            seen.add(key)
            if goal(y):
                return line + (m,)
            if not dead(y):
                n += 1
                heapq.heappush(heap, (4 * guess_of(y) + len(line), n, y, line + (m,)))
    return None


def net(y, side):
    """Towards a mate with heavy pieces: their king to the edge, our king near, few flight squares."""
    k, mine = y.king(not side), y.king(side)
    f, r = chess.square_file(k), chess.square_rank(k)
    edge = min(f, 7 - f) + min(r, 7 - r)
    flights = sum(1 for q in chess.SquareSet(chess.BB_KING_ATTACKS[k]) if not y.occupied_co[not side] & chess.BB_SQUARES[q] and not y.is_attacked_by(side, q))
    return 2 * edge + 2 * max(0, chess.square_distance(k, mine) - 2) + flights


def heavy(y, side):
    return bool(y.occupied_co[side] & (y.queens | y.rooks))


def way(b, side):
    """How far the nearest pawn is from promotion, and the nearest man from something to take if it is blocked."""
    best = 99
    theirs = list(chess.SquareSet(b.occupied_co[not side] & b.pawns))
    men = [q for q in chess.SquareSet(b.occupied_co[side] & ~b.pawns)]
    take = min((chess.square_distance(a, t) for a in men for t in theirs), default=0)
    for q in chess.SquareSet(b.pawns & b.occupied_co[side]):
        up = 7 - chess.square_rank(q) if side else chess.square_rank(q)
        path = [t for t in theirs if chess.square_file(t) == chess.square_file(q) and (chess.square_rank(t) > chess.square_rank(q)) == side]
        best = min(best, up + (3 + take if path else 0))
    return best + 2 * len(theirs)


def find(b, side):
    """A line to checkmate, in stages; python-chess plays it again afterwards."""
    rnd = random.Random(b.fen())
    mate = lambda y: y.turn != side and y.is_check() and y.is_checkmate()
    if heavy(b, side):
        return best_first(b, mate, lambda y: net(y, side), 20000, lambda y: not heavy(y, side))
    if b.pawns & b.occupied_co[side]:
        first = best_first(b, lambda y: heavy(y, side) and y.turn != side and any(y.legal_moves) and not any(y.is_capture(m) for m in y.legal_moves),
                           lambda y: way(y, side), 20000, lambda y: not y.pawns & y.occupied_co[side])
        if first:
            y = b.copy(stack=False)
            for m in first:
                y.push(m)
            rest = find(y, side)
            return rest and first + rest
    if chess.popcount(b.occupied) > 6:
        return None
    got = towards(b, side, rnd)
    if got or not b.pawns & b.occupied_co[not side]:
        return got
    men = chess.popcount(b.occupied_co[side])
    first = best_first(b, lambda y: bool(y.knights & y.occupied_co[not side]) and y.turn == side, lambda y: way(y, not side), 20000, lambda y: chess.popcount(y.occupied_co[side]) < men)
    if first:
        y = b.copy(stack=False)
        for m in first:
            y.push(m)
        rest = towards(y, side, rnd)
        return rest and first + rest
    return None


def walled(b):
    """Kings and blocked pairs of pawns only: the squares to which each king can ever come, if no pawn is among them."""
    if b.occupied != b.kings | b.pawns or b.has_legal_en_passant():
        return None
    for q in chess.SquareSet(b.pawns):
        up = q + (8 if b.color_at(q) else -8)
        if not b.pawns & b.occupied_co[not b.color_at(q)] & chess.BB_SQUARES[up] or chess.BB_PAWN_ATTACKS[b.color_at(q)][q] & b.occupied_co[not b.color_at(q)]:
            return None
    reach = {}
    for side in (W, B):
        guarded = 0
        for q in chess.SquareSet(b.pawns & b.occupied_co[not side]):
            guarded |= chess.BB_PAWN_ATTACKS[not side][q]
        seen, todo = {b.king(side)}, [b.king(side)]
        while todo:
            for q in chess.SquareSet(chess.BB_KING_ATTACKS[todo.pop()] & ~guarded & ~(b.pawns & b.occupied_co[side])):
                if b.pawns & chess.BB_SQUARES[q]:
                    return None
                if q not in seen:
                    seen.add(q)
                    todo.append(q)
        reach[NAME[side]] = [chess.square_name(q) for q in sorted(seen)]
    return reach


def answer(fen, side, line=None, limit=2500):
    b = chess.Board(fen)
    assert b.is_valid(), (fen, b.status())
    if line is None and b.is_stalemate():
        return {"can_mate": False, "argument": "stalemate"}, ARGUMENT["stalemate"]
    why = lemma(b, side)
    if b.has_insufficient_material(side):
        assert why, fen
    if why:
        return {"can_mate": False, "argument": why}, ARGUMENT[why]
    if line is None:
        reach = walled(b)
        if reach:
            return {"can_mate": False, "argument": "walled", "kings_reach": reach}, ARGUMENT["walled"]
        found, visited = search(b, side, limit)
        if found == "exhausted":
            return {"can_mate": False, "argument": "exhausted", "visited": visited}, ARGUMENT["exhausted"]
        line = found or find(b, side)
        assert line, ("no answer", fen, NAME[side])
        line = [m.uci() for m in line]
    san = []
    for u in line:
        m = chess.Move.from_uci(u)
        assert m in b.legal_moves, (fen, u)
        san.append(b.san(m))
        b.push(m)
    assert b.is_checkmate() and b.turn != side, (fen, line)
    return {"can_mate": True, "line_uci": list(line), "line_san": san}, "a line to checkmate in %d half-moves" % len(line)


def place(text, seed, turn=None):
    """A legal position with these pieces by lot: 'KN kr', bishops as L (light) and D (dark)."""
    rnd = random.Random(seed)
    while True:
        b = chess.Board(None)
        free = list(range(64))
        rnd.shuffle(free)
        for ch in text.replace(" ", ""):
            kind = {"l": "b", "d": "b"}.get(ch.lower(), ch.lower())
            for q in free:
                rank = chess.square_rank(q)
                white = ch.isupper()
                if kind == "p" and not (1 <= rank <= 6 and (rank if white else 7 - rank) >= 2):
                    continue
                if ch.lower() == "l" and not chess.BB_SQUARES[q] & chess.BB_LIGHT_SQUARES or ch.lower() == "d" and not chess.BB_SQUARES[q] & chess.BB_DARK_SQUARES:
                    continue
                b.set_piece_at(q, chess.Piece(chess.PIECE_SYMBOLS.index(kind), white))
                free.remove(q)
                break
        b.turn = rnd.random() < .5 if turn is None else turn
        if b.is_valid() and not b.is_check() and any(b.legal_moves) and not any(b.is_capture(m) for m in b.legal_moves):
            return b.fen()


MATERIAL = [
    # both bare, or one side alone
    "K k", "K kq", "K kr", "K krr", "K kld", "K kl", "K kn", "K knn", "K kln", "K kp", "K kqq", "KR k", "KQ k", "KP k",
    # one minor piece
    "KN kq", "KN kqq", "KN kr", "KN kn", "KN kl", "KN kp", "KN knn", "KN kqr", "KN kqp", "KN kqn", "KN kqd", "KN krr",
    "KL kr", "KL kq", "KL krr", "KL kqr", "KL kl", "KL kd", "KL kn", "KL kp", "KL klr", "KL kdr", "KL kqn", "KD kd", "KD kdq", "KD kl", "KD kqd", "KD klq",
    # several bishops
    "KLL k", "KLL kq", "KLL kl", "KLL kd", "KLL kn", "KLLL kll", "KLD k", "KLD kl", "KDD kdr",
    # two pieces
    "KNN k", "KNN kq", "KNN kn", "KLN k", "KDN kq", "KNN kr",
    # pieces against pieces
    "KR kr", "KQ kq", "KR kl", "KR kn", "KQ kr", "KR kp", "KL kpp", "KN kpp", "KP kp",
]

# Where a checkmate is far from a position by lot, one in which it is near.
NEAR = {
    "KLD kl": "8/8/8/8/8/6k1/8/1B1b2BK w - - 0 1",
    "KLL kd": "k7/8/1K2B3/8/8/8/7b/5B2 b - - 0 1",
    "KL kqn": "k1B5/8/1Kn5/8/8/8/8/3q4 b - - 0 1",
    "KR kp": "7k/8/6K1/p7/8/8/8/4R3 b - - 0 1",
    "KDN kq": "7k/8/2N4K/8/5B2/8/q7/8 w - - 0 1",
    "KL kpp": "8/8/4B3/p7/8/7p/5K2/7k b - - 0 1",
}

BY_HAND = [
    # id, FEN, line for White or None, line for Black or None, what it shows
    ("start", chess.STARTING_FEN, "e2e4 f7f6 d2d4 g7g5 d1h5", "f2f3 e7e5 g2g4 d8h4", "the position at the beginning"),
    ("castling/no-right", "8/8/8/8/8/8/7R/1k2K2R w - - 0 1", None, None, "two rooks against a bare king, without the right to castle: no castling in the line"),
    ("castling/right", "8/8/8/8/8/8/1R6/R3K2k b Q - 0 1", None, None, "White may castle, and the line does"),
    ("promotion/only-knight", "8/8/8/8/8/1K6/1p1B4/k7 w - - 0 1", None, None, "Black's pawn decides what White can do"),
    ("promotion/rook-pawn", "8/8/8/8/8/k7/P7/1K6 w - - 0 1", None, None, "a rook's pawn with the king before it is no win, but a mate can be reached"),
    ("forced/queen-is-taken", "8/8/8/8/8/k7/6q1/7K w - - 0 1", None, None, "White's only move takes the queen"),
    ("forced/rook-is-taken", "7K/6r1/8/8/8/8/8/k7 w - - 0 1", None, None, "no check, and White's only move takes the rook"),
    ("forced/pawn-is-taken", "7k/6P1/8/8/8/8/8/K7 b - - 0 1", None, None, "the pawn can be taken, but need not be"),
    ("forced/bishop-must-take", "k7/1Q6/8/8/4b3/8/8/K7 b - - 0 1", None, None, "Black has two ways to take the queen; a bishop or nothing is left to either"),
    ("forced/rook-checks-and-is-taken", "8/8/8/8/8/k7/8/6rK w - - 0 1", None, None, "White's only move takes the rook"),
    ("forced/choice", "8/8/8/8/8/k7/6r1/7K w - - 0 1", None, None, "the rook stands beside the king, which must take it: h1 has no other move"),
    ("forced/check-and-take", "k7/1Q6/8/8/8/8/8/K7 b - - 0 1", None, None, "Black's only move takes the queen: nobody can mate"),
    ("forced/two-takers", "kb6/1Q6/8/8/8/8/8/K7 b - - 0 1", None, None, "Black's only move takes the queen; the bishop that is left cannot mate"),
    ("forced/two-pieces-one-taken", "8/8/8/8/8/k7/5nq1/7K w - - 0 1", None, None, "White is in check; the queen is guarded by nothing, a knight stays"),
    ("forced/pawn-promotes-or-not", "8/8/8/8/8/8/2p5/K1k5 b - - 0 1", None, None, "a pawn whose king has to step aside"),
    ("stalemate/king-and-pawn", "k7/P7/K7/8/8/8/8/8 b - - 0 1", None, None, "stalemate is the end of the game"),
    ("stalemate/queen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", None, None, "stalemate is the end of the game"),
    ("stalemate/with-blocked-pawns", "8/8/8/8/p7/P7/1r6/K1k5 w - - 0 1", None, None, "stalemate beside a rook, with a pawn that is blocked"),
    ("stalemate/pieces-locked", "8/8/8/8/1p6/kP6/p7/K7 w - - 0 1", None, None, "stalemate with pawns on the board"),
    ("corner/pawn-against-king", "8/8/8/8/8/p7/k1K5/8 w - - 0 1", None, None, "a pawn on its way against a bare king"),
    ("corner/knight-and-pawn", "8/8/8/8/8/8/p1K5/k1N5 w - - 0 1", None, None, "a knight mates a king whose pawn fills its flight square"),
    ("corner/knight-and-pawn-stalemate", "8/8/8/8/8/8/p1K5/k1N5 b - - 0 1", None, None, "the same with Black to move is stalemate"),
    ("corner/bishop-and-pawn", "8/8/8/8/8/1K6/p7/k4B2 w - - 0 1", None, None, "bishop against a rook's pawn in the corner"),
    ("corner/bishop-and-knight-of-the-other", "8/8/8/8/8/1K6/8/kn3B2 w - - 0 1", None, None, "the other side's knight fills a flight square"),
    ("wall/four-pairs", "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1", None, None, "four blocked pairs: no king gets through"),
    ("wall/four-pairs-black-to-move", "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 b - - 0 1", None, None, "the same with Black to move"),
    ("wall/one-bishop-behind", "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K4B2 w - - 0 1", None, None, "a light bishop behind its own pawns on light squares"),
    ("wall/one-bishop-that-breaks", "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K1B5 w - - 0 1", None, None, "a dark bishop takes the pawns on dark squares"),
    ("wall/king-beyond", "8/8/1K4k1/p1p1p1p1/P1P1P1P1/8/8/8 w - - 0 1", None, None, "White's king is beyond the wall and takes"),
    ("wall/both-beyond", "8/8/1K6/p1p1p1p1/P1P1P1P1/6k1/8/8 w - - 0 1", None, None, "both kings are beyond the wall"),
    ("wall/three-pairs-open", "k7/8/8/p1p1p3/P1P1P3/8/8/K7 w - - 0 1", None, None, "three pairs: the way round is open"),
    ("wall/en-passant-opens", "k7/8/1p6/1Pp1p1p1/2P1P1P1/8/8/K7 w - c6 0 1", None, None, "only the capture in passing, now or never, opens the wall"),
    ("wall/en-passant-gone", "k7/8/1p6/1Pp1p1p1/2P1P1P1/8/8/K7 w - - 0 1", None, None, "the same without the right to capture in passing"),
    ("wall/passed-pawn", "k7/8/8/p1p1p1p1/P1P1P1P1/7P/8/K7 w - - 0 1", None, None, "a spare pawn"),
    ("wall/knight-leaps", "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K5N1 w - - 0 1", None, None, "a knight leaps over the wall"),
    ("wall/rook-on-the-open-file", "k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K6R w - - 0 1", None, None, "a rook goes through between the pairs"),
    ("middle/all-pieces", "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5", "f3g5 h7h6 d1f3 f6h7 f3f7", "f3g1 f6g4 a2a3 d8f6 a3a4 f6f2", "a middle game"),
]


def fen_of_pairs(ranks, wk, bk, extra=()):
    b = chess.Board(None)
    for f, r in enumerate(ranks):
        if r:
            b.set_piece_at(chess.square(f, r - 1), chess.Piece(chess.PAWN, W))
            b.set_piece_at(chess.square(f, r), chess.Piece(chess.PAWN, B))
    b.set_piece_at(wk, chess.Piece(chess.KING, W))
    b.set_piece_at(bk, chess.Piece(chess.KING, B))
    for q, p in extra:
        b.set_piece_at(q, p)
    return b


def walls(shut, open_):
    """Blocked pairs by lot: walls that hold, and chains in which something can be taken."""
    out, rnd, n, k = [], random.Random(59), 0, 0
    while n < shut or k < open_:
        ranks = [rnd.choice([0, 3, 4, 4, 5]) for _ in range(8)]
        if sum(1 for r in ranks if r) < 4:
            continue
        b = fen_of_pairs(ranks, rnd.randrange(0, 16), rnd.randrange(48, 64))
        b.turn = rnd.random() < .5
        if not b.is_valid() or b.is_check() or not any(b.legal_moves):
            continue
        if walled(b):
            if n < shut:
                n += 1
                out.append((f"wall/shut/{n}", b.fen(), None, None, "blocked pawns: a wall"))
        elif k < open_ and rnd.random() < .05:
            k += 1
            out.append((f"wall/chain/{k}", b.fen(), None, None, "pairs of pawns with something to take: both sides get through"))
    return out


def main(where):
    assert lone_knight_lemma()
    book = Book("Can this side still checkmate?",
                "FIDE Laws, article 6.9 (in the numbering of README.md): drawn if no series of legal moves lets the opponent checkmate; article 5.2.2 (since 2018): "
                "a dead position is one in which neither side can",
                arguments=ARGUMENT)

    def case(id, fen, lines, shows, limit=2500):
        got = [answer(fen, s, l.split() if l else None, limit) for s, l in zip((W, B), lines)]
        print(id, fen, [g[0].get("argument") or " ".join(g[0]["line_san"]) for g in got], flush=True)
        dead = not got[0][0]["can_mate"] and not got[1][0]["can_mate"]
        rule = f"6.9, 5.2.2: {shows}; White: " + (got[0][1] if got[0][0]["can_mate"] else got[0][0]["argument"]) + "; Black: " + (got[1][1] if got[1][0]["can_mate"] else got[1][0]["argument"])
        book.add("position/" + id, rule, {"fen": fen}, [{"ask": "white"}, {"ask": "black"}, {"ask": "dead"}], [got[0][0], got[1][0], {"dead": dead}])

    for id, fen, w, b, shows in BY_HAND:
        case(id, fen, (w, b), shows, 60000 if "behind" in id else 2500)
    for i, m in enumerate(MATERIAL):
        case("material/" + m.replace(" ", "-v-"), NEAR.get(m) or place(m, i), (None, None), "material " + m + " (L and D are bishops on light and dark squares)")
    for id, fen, w, b, shows in walls(26, 5):
        case(id, fen, (w, b), shows)
    book.write(f"{where}/positions.json")
    print(len(book.file["cases"]), "positions")


if __name__ == "__main__":
    main(sys.argv[1])

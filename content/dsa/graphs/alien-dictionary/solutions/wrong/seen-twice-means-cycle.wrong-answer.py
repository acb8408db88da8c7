class Solution:
    def alienOrder(self, words: List[str]) -> str:
        next_letters = {c: set() for c in "".join(words)}
        for a, b in zip(words, words[1:]):
            pair = next(((x, y) for x, y in zip(a, b) if x != y), None)
            if pair:
                next_letters[pair[0]].add(pair[1])
            elif len(a) > len(b):
                return ""
        order, seen = [], set()

        def visit(c):
            seen.add(c)
            for d in next_letters[c]:
                if d in seen:
                    return False
                if not visit(d):
                    return False
            order.append(c)
            return True

        for c in next_letters:
            if c not in seen and not visit(c):
                return ""
        return "".join(reversed(order))

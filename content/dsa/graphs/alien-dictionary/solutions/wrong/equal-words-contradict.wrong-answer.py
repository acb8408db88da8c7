class Solution:
    def alienOrder(self, words):
        letters = sorted(set("".join(words)))
        before = {c: set() for c in letters}
        for a, b in zip(words, words[1:]):
            i = 0
            while i < min(len(a), len(b)) and a[i] == b[i]:
                i += 1
            if i == len(b):
                return ""
            if i < len(a):
                before[b[i]].add(a[i])
        out = ""
        while before:
            free = [c for c in before if not before[c]]
            if not free:
                return ""
            out += free[0]
            del before[free[0]]
            for c in before:
                before[c].discard(free[0])
        return out

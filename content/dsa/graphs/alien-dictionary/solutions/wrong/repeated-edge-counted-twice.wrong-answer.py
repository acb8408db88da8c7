class Solution:
    def alienOrder(self, words: List[str]) -> str:
        after = {c: set() for w in words for c in w}
        waiting = dict.fromkeys(after, 0)
        for a, b in zip(words, words[1:]):
            if len(a) > len(b) and a.startswith(b):
                return ""
            for x, y in zip(a, b):
                if x != y:
                    after[x].add(y)
                    waiting[y] += 1
                    break
        ready = [c for c in waiting if waiting[c] == 0]
        for c in ready:
            for d in after[c]:
                waiting[d] -= 1
                if waiting[d] == 0:
                    ready.append(d)
        return "".join(ready) if len(ready) == len(after) else ""

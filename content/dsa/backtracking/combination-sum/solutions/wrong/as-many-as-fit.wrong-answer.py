class Solution:
    def combinationSum(self, candidates, target):
        out = []

        def go(i, path, rest):
            if rest == 0:
                out.append(path)
                return
            if i == len(candidates):
                return
            c = candidates[i]
            go(i + 1, path, rest)
            if c <= rest:
                go(i + 1, path + [c] * (rest // c), rest % c)

        go(0, [], target)
        return out

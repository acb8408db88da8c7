class Solution:
    def combinationSum(self, candidates, target):
        def walk(i, left, path):
            if left == 0:
                yield path
            elif left > 0 and i < len(candidates):
                yield from walk(i, left - candidates[i], (*path, candidates[i]))
                yield from walk(i + 1, left, path)

        return walk(0, target, ())

class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found = {}

        def go(start, path, rest):
            if rest == 0:
                found[prod(path)] = path
                return
            for i in range(start, len(candidates)):
                if candidates[i] <= rest:
                    go(i, path + [candidates[i]], rest - candidates[i])

        go(0, [], target)
        return list(found.values())

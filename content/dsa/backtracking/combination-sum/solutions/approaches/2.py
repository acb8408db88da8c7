class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found = [[[]]] + [[] for _ in range(target)]
        for candidate in candidates:
            for s in range(candidate, target + 1):
                found[s] += [combination + [candidate] for combination in found[s - candidate]]
        return found[target]

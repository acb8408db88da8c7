class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        if target == 0:
            return [[]]
        return [
            [candidate] + rest
            for candidate in candidates
            if candidate <= target
            for rest in self.combinationSum(candidates, target - candidate)
        ]

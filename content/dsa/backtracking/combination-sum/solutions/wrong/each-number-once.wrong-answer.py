class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        combinations, chosen = [], []

        def extend(first, rest):
            if rest == 0:
                combinations.append(chosen[:])
            for i in range(first, len(candidates)):
                if candidates[i] <= rest:
                    chosen.append(candidates[i])
                    extend(i + 1, rest - candidates[i])
                    chosen.pop()

        extend(0, target)
        return combinations

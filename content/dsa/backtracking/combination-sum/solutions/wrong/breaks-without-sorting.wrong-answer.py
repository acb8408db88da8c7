class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        combinations, chosen = [], []

        def extend(first, rest):
            if rest == 0:
                combinations.append(chosen[:])
                return
            for i in range(first, len(candidates)):
                if candidates[i] > rest:
                    break  # later candidates may be smaller
                chosen.append(candidates[i])
                extend(i, rest - candidates[i])
                chosen.pop()

        extend(0, target)
        return combinations

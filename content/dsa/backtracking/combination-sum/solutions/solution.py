class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        candidates.sort()
        combinations, chosen = [], []

        def extend(first, rest):
            if rest == 0:
                combinations.append(chosen[:])
                return
            for i in range(first, len(candidates)):
                if candidates[i] > rest:
                    break
                chosen.append(candidates[i])
                extend(i, rest - candidates[i])  # i again: a number may be repeated
                chosen.pop()

        extend(0, target)
        return combinations

class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        distinct = set()

        def extend(chosen, rest):
            if rest == 0:
                distinct.add(tuple(sorted(chosen)))
            for candidate in candidates:
                if candidate <= rest:
                    extend(chosen + [candidate], rest - candidate)

        extend([], target)
        return [list(combination) for combination in distinct]

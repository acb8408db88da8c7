class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        def build(i, rest):
            if rest == 0:
                return [[]]
            if i == len(candidates) or rest < 0:
                return []
            ways = []
            for times in range(3):
                for tail in build(i + 1, rest - times * candidates[i]):
                    ways.append([candidates[i]] * times + tail)
            return ways

        return build(0, target)

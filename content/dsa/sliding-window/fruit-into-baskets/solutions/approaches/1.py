class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        best = 0
        for start in range(len(fruits)):
            kinds = set()
            for end in range(start, len(fruits)):
                kinds.add(fruits[end])
                if len(kinds) > 2:
                    break
                best = max(best, end - start + 1)
        return best

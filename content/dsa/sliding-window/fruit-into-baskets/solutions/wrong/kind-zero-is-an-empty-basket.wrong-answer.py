class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        best = left = 0
        first = second = 0
        run = 0
        for i, kind in enumerate(fruits):
            if kind in (first, second):
                run += 1
            elif not first:
                first = kind
                run += 1
            elif not second:
                second = kind
                run += 1
            else:
                j = i - 1
                first = fruits[j]
                while j >= 0 and fruits[j] == first:
                    j -= 1
                run = i - j
                second = kind
            best = max(best, run)
        return best

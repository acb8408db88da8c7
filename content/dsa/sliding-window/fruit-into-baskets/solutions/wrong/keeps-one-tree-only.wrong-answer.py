class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        best = left = 0
        for right in range(len(fruits)):
            if len(set(fruits[left:right + 1])) > 2:
                left = right - 1  # the previous kind may have come several times in a row
            best = max(best, right - left + 1)
        return best

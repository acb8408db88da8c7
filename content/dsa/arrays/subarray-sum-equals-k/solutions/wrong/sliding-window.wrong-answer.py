class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        left = total = answer = 0
        for right, num in enumerate(nums):
            total += num
            while left < right and total > k:  # works for positive numbers only
                total -= nums[left]
                left += 1
            answer += total == k
        return answer

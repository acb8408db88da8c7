class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        answer, before, after = [], 1, 1
        for num in nums:
            before *= num  # too early
            answer.append(before)
        for i in reversed(range(len(nums))):
            answer[i] *= after
            after *= nums[i]
        return answer

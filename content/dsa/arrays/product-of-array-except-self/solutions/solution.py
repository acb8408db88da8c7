class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        answer = []
        before = 1
        for num in nums:
            answer.append(before)
            before *= num
        after = 1
        for i in reversed(range(len(nums))):
            answer[i] *= after
            after *= nums[i]
        return answer

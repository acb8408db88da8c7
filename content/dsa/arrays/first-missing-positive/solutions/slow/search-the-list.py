class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        answer = 1
        while answer in nums:
            answer += 1
        return answer

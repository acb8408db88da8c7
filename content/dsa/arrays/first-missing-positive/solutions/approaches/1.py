class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        present = set(nums)
        answer = 1
        while answer in present:
            answer += 1
        return answer

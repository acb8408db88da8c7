class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        present = {num for num in nums if num > 0}
        answer = min(present, default=1)  # the answer may be smaller than everything present
        while answer in present:
            answer += 1
        return answer

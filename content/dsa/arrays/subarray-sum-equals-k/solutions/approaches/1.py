class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        answer = 0
        for start in range(len(nums)):
            total = 0
            for end in range(start, len(nums)):
                total += nums[end]
                if total == k:
                    answer += 1
        return answer

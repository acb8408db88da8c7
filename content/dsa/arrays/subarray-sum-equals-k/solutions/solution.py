class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        count = Counter({0: 1})  # prefix sum -> how often it has occurred
        total = answer = 0
        for num in nums:
            total += num
            answer += count[total - k]
            count[total] += 1
        return answer

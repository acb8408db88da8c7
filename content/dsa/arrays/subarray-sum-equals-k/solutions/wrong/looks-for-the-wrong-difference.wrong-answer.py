class Solution:
    def subarraySum(self, nums, k):
        seen = Counter([0])
        answer = total = 0
        for num in nums:
            total += num
            answer += seen[k - total]
            seen[total] += 1
        return answer

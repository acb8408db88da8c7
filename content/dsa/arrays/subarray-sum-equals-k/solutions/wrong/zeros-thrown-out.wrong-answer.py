class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        nums = [x for x in nums if x]
        seen = Counter({0: 1})
        result = prefix = 0
        for x in nums:
            prefix += x
            result += seen[prefix - k]
            seen[prefix] += 1
        return result

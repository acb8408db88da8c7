class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        seen = defaultdict(int, {0: 1})
        prefix = found = 0
        for x in nums:
            prefix += x
            seen[prefix] += 1
            found += seen[prefix - k]
        return found

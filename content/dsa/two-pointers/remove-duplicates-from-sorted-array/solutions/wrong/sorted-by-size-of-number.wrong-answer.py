class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        seen = [False] * 101
        k = 0
        for v in nums:
            if not seen[abs(v)]:
                seen[abs(v)] = True
                nums[k] = v
                k += 1
        return k

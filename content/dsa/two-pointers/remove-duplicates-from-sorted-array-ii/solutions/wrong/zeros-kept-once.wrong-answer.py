class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        last = before = 0
        k = 0
        for v in nums:
            if v == last == before and k > 0:
                continue
            before, last = last, v
            nums[k] = v
            k += 1
        return k

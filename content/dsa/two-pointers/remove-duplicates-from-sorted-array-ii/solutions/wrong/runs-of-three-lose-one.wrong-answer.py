class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        out = []
        i = 0
        while i < len(nums):
            out.append(nums[i])
            if nums[i:i + 3] == [nums[i]] * 3:
                i += 1
            i += 1
        nums[:len(out)] = out
        return len(out)

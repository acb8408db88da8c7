class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        k, i = len(nums), 2
        while i < k:
            if nums[i] == nums[i - 2]:
                for j in range(i + 1, k):
                    nums[j - 1] = nums[j]
                k -= 1
            else:
                i += 1
        return k

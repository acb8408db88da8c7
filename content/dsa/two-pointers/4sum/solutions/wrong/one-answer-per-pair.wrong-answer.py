class Solution:
    def fourSum(self, nums: List[int], target: int) -> List[List[int]]:
        nums.sort()
        n = len(nums)
        found = {}
        for i in range(n - 3):
            for j in range(i + 1, n - 2):
                l, r = j + 1, n - 1
                while l < r:
                    s = nums[i] + nums[j] + nums[l] + nums[r]
                    if s == target:
                        found.setdefault((nums[i], nums[j]), [nums[i], nums[j], nums[l], nums[r]])
                        break
                    if s < target:
                        l += 1
                    else:
                        r -= 1
        return list(found.values())

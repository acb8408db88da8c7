class Solution:
    def fourSum(self, nums: List[int], target: int) -> List[List[int]]:
        nums.sort()
        n = len(nums)
        quadruplets = set()
        for i in range(n):
            if nums[i] > target:  # false when target is negative
                break
            for j in range(i + 1, n):
                left, right = j + 1, n - 1
                while left < right:
                    total = nums[i] + nums[j] + nums[left] + nums[right]
                    if total == target:
                        quadruplets.add((nums[i], nums[j], nums[left], nums[right]))
                    if total > target:
                        right -= 1
                    else:
                        left += 1
        return [list(quadruplet) for quadruplet in quadruplets]

class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        nums.sort()
        seen, out = set(), []
        for i in range(len(nums) - 2):
            if i and nums[i] == nums[i - 1]:
                continue
            left, right = i + 1, len(nums) - 1
            while left < right:
                total = nums[i] + nums[left] + nums[right]
                if total < 0:
                    left += 1
                elif total > 0:
                    right -= 1
                else:
                    key = f'{-nums[i]}{abs(nums[left])}{nums[right]}'
                    if key not in seen:
                        seen.add(key)
                        out.append([nums[i], nums[left], nums[right]])
                    left += 1
                    right -= 1
        return out

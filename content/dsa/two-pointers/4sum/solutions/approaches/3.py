class Solution:
    def fourSum(self, nums: List[int], target: int) -> List[List[int]]:
        nums.sort()

        def search(start, count, target):
            found = []
            if count == 2:
                left, right = start, len(nums) - 1
                while left < right:
                    total = nums[left] + nums[right]
                    if total == target and (left == start or nums[left] != nums[left - 1]):
                        found.append([nums[left], nums[right]])
                    if total > target:
                        right -= 1
                    else:
                        left += 1
                return found
            for i in range(start, len(nums)):
                if i == start or nums[i] != nums[i - 1]:
                    for rest in search(i + 1, count - 1, target - nums[i]):
                        found.append([nums[i]] + rest)
            return found

        return search(0, 4, target)

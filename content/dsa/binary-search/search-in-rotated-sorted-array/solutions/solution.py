class Solution:
    def search(self, nums: List[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            mid = (low + high) // 2
            if nums[low] <= nums[mid]:  # the left half is sorted
                go_left = nums[low] <= target <= nums[mid]
            else:  # the right half is sorted
                go_left = not nums[mid] < target <= nums[high]
            if go_left:
                high = mid
            else:
                low = mid + 1
        return low if nums[low] == target else -1

class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        right = bisect_left(nums, 0)
        left = right - 1
        squares = []
        while len(squares) < len(nums):
            if left < 0 or abs(nums[left]) > nums[right]:  # right may have reached the end
                squares.append(nums[right] ** 2)
                right += 1
            else:
                squares.append(nums[left] ** 2)
                left -= 1
        return squares

class Solution:
    def sortColors(self, nums):
        for color in nums:
            if color == 0:
                nums.remove(0)
                nums.insert(0, 0)
            elif color == 2:
                nums.remove(2)
                nums.append(2)

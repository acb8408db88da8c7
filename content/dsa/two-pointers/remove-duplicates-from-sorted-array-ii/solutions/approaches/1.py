class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        k = copies = 0
        previous = nums[0]
        for num in nums:
            copies = copies + 1 if num == previous else 1
            previous = num
            if copies <= 2:
                nums[k] = num
                k += 1
        return k

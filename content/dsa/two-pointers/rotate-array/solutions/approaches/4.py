class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        n = len(nums)
        k %= n
        moved = start = 0
        while moved < n:
            i, num = start, nums[start]
            while True:
                i = (i + k) % n
                nums[i], num = num, nums[i]
                moved += 1
                if i == start:
                    break
            start += 1

class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        n = len(nums)
        for start in range(gcd(n, k)):
            first = carried = nums[start]
            i = start
            while True:
                i = (i + k) % n
                nums[i], carried = carried, nums[i]
                if carried == first:
                    break

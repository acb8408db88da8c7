class Solution:
    def productExceptSelf(self, nums):
        counts = Counter(nums)
        product = {}
        for x in counts:
            product[x] = prod(y**n for y, n in counts.items() if y != x)
        return [product[x] for x in nums]

class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        result = []
        for mask in range(1 << len(nums)):
            bits = bin(mask)[2:]
            result.append([x for x, bit in zip(nums, bits) if bit == "1"])
        return result

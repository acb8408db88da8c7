class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        signs = {abs(x): x for x in nums}
        words = permutations("".join(str(abs(x)) for x in nums))
        return [[signs.get(int(d), int(d)) for d in word] for word in words]

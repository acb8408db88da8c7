class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        texts = [str(num) for num in nums]
        largest = ''
        for order in permutations(texts):
            largest = max(largest, ''.join(order))
        return '0' if largest[0] == '0' else largest

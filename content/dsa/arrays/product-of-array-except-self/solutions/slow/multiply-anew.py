class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        answer = []
        for i in range(len(nums)):
            product = 1
            for j, num in enumerate(nums):
                if j != i:
                    product *= num
            answer.append(product)
        return answer

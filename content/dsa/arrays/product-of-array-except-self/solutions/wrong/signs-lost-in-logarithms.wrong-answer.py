class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        zeros = nums.count(0)
        total = sum(log(abs(x)) for x in nums if x)
        answer = []
        for x in nums:
            if zeros - (x == 0) > 0:
                answer.append(0)
            else:
                answer.append(round(exp(total - (log(abs(x)) if x else 0))))
        return answer

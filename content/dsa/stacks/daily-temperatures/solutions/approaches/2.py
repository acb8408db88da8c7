class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        n = len(temperatures)
        answer = [0] * n
        for i in range(n - 2, -1, -1):
            j = i + 1
            while temperatures[j] <= temperatures[i] and answer[j] > 0:
                j += answer[j]
            if temperatures[j] > temperatures[i]:
                answer[i] = j - i
        return answer

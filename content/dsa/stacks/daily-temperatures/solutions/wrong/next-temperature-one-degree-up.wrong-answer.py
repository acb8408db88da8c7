class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        seen = {}
        answer = [0] * len(temperatures)
        for i in range(len(temperatures) - 1, -1, -1):
            t = temperatures[i]
            if t + 1 in seen:
                answer[i] = seen[t + 1] - i
            seen[t] = i
        return answer

class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        waiting = {}
        answer = [0] * len(temperatures)
        for day, t in enumerate(temperatures):
            for colder in [c for c in waiting if c < t]:
                i = waiting.pop(colder)
                answer[i] = day - i
            waiting[t] = day
        return answer

class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        answer = [0] * len(temperatures)
        waiting = []  # days without a warmer one so far, their temperatures never rising
        for day, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] < temperature:
                earlier = waiting.pop()
                answer[earlier] = day - earlier
            waiting.append(day)
        return answer

class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        answer = []
        for day, temperature in enumerate(temperatures):
            wait = 0
            for later in range(day + 1, len(temperatures)):
                if temperatures[later] > temperature:
                    wait = later - day
                    break
            answer.append(wait)
        return answer

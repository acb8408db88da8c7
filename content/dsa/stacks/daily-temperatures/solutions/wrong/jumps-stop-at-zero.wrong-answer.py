class Solution:
    def dailyTemperatures(self, temperatures):
        n = len(temperatures)
        wait = [0] * n
        for i in range(n - 2, -1, -1):
            j = i + 1
            if temperatures[j] <= temperatures[i]:
                j += wait[j]
            if temperatures[j] > temperatures[i]:
                wait[i] = j - i
        return wait

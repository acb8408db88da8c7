class Solution:
    def dailyTemperatures(self, temperatures):
        n = len(temperatures)
        last = [n] * 101
        ans = [0] * n
        for i in reversed(range(n)):
            t = temperatures[i]
            nearest = min(last[t + 1:100], default=n)
            if nearest < n:
                ans[i] = nearest - i
            last[t] = i
        return ans

class Solution:
    def removeKdigits(self, num, k):
        for i in range(len(num) - 1):
            if num[i] > num[i + 1]:
                start = max(0, i + 1 - k)
                num = num[:start] + num[i + 1:]
                k -= i + 1 - start
                break
        num = num[:len(num) - k]
        return num.lstrip('0') or '0'

class Solution:
    def numDecodings(self, s):
        @cache
        def ways(i):
            match s[i : i + 2]:
                case '':
                    return 1
                case pair if pair[0] == '0':
                    return 0
                case pair if len(pair) == 2 and int(pair) <= 26:
                    return ways(i + 1) + ways(i + 2)
                case _:
                    return ways(i + 1)

        return ways(0)

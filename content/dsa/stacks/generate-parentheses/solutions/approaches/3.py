class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        strings = [['']]
        for pairs in range(1, n + 1):
            strings.append([
                f'({a}){b}'
                for i in range(pairs)
                for a in strings[i]
                for b in strings[pairs - 1 - i]
            ])
        return strings[n]

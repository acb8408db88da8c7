class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        if n == 0:
            return ['']
        made = []
        for i in range(n):
            for a in self.generateParenthesis(i):
                for b in self.generateParenthesis(n - 1 - i):
                    made += [f'({a}){b}', f'{a}({b})']  # both ways lead to the same texts
        return made

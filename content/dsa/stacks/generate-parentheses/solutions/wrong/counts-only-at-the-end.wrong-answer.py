class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        places = itertools.combinations(range(2 * n), n)
        return [''.join('(' if i in chosen else ')' for i in range(2 * n)) for chosen in map(set, places)]

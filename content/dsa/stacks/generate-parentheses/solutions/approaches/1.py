class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        def is_well_formed(text):
            surplus = 0
            for bracket in text:
                surplus += 1 if bracket == '(' else -1
                if surplus < 0:
                    return False
            return surplus == 0

        texts = []
        for bits in range(1 << (2 * n)):
            text = ''.join('(' if bits >> i & 1 else ')' for i in range(2 * n))
            if is_well_formed(text):
                texts.append(text)
        return texts

class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        letters = Counter(c for row in board for c in row)
        pairs = set()
        for line in [''.join(row) for row in board] + [''.join(col) for col in zip(*board)]:
            for a, b in zip(line, line[1:]):
                pairs |= {a + b, b + a}

        def possible(word):
            if Counter(word) - letters:
                return False
            return all(a + b in pairs for a, b in zip(word, word[1:]))

        return [word for word in words if possible(word)]

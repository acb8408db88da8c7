class Solution:
    def alienOrder(self, words: List[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for first, second in zip(words, words[1:]):
            if first != second and first.startswith(second):
                return ""
            for a, b in zip(first, second):
                if a != b:
                    after[a].add(b)  # only the first difference counts
        before = Counter(letter for letters in after.values() for letter in letters)
        order = [letter for letter in after if before[letter] == 0]
        for letter in order:
            for later in after[letter]:
                before[later] -= 1
                if before[later] == 0:
                    order.append(later)
        return "".join(order) if len(order) == len(after) else ""

class Solution:
    def alienOrder(self, words: List[str]) -> str:
        after = defaultdict(set)
        letters = set()
        for first, second in zip(words, words[1:]):
            if first != second and first.startswith(second):
                return ""
            for a, b in zip(first, second):
                if a != b:
                    after[a].add(b)
                    letters |= {a, b}  # letters that are never compared get lost
                    break
        before = Counter(letter for later in after.values() for letter in later)
        order = [letter for letter in letters if before[letter] == 0]
        for letter in order:
            for later in after[letter]:
                before[later] -= 1
                if before[later] == 0:
                    order.append(later)
        return "".join(order) if len(order) == len(letters) else ""

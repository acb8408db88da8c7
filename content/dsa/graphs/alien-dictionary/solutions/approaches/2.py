class Solution:
    def alienOrder(self, words: List[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for first, second in zip(words, words[1:]):
            for a, b in zip(first, second):
                if a != b:
                    after[a].add(b)
                    break
            else:
                if len(first) > len(second):
                    return ""

        written, in_progress = [], set()

        def write(letter):
            if letter in in_progress:
                return False
            if letter not in written:
                in_progress.add(letter)
                if not all(write(later) for later in after[letter]):
                    return False
                in_progress.remove(letter)
                written.append(letter)
            return True

        return "".join(reversed(written)) if all(write(letter) for letter in after) else ""

from itertools import chain, zip_longest


class Solution:
    def mergeAlternately(self, word1, word2):
        return ''.join(chain(*zip_longest(word1, word2, fillvalue='')))

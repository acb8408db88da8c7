class Solution {
public:
    int maxVowels(string s, int k) {
        auto isVowel = [](char c) {
            return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
        };
        int best = 0;
        for (int start = 0; start + k <= ssize(s); start++) {
            int vowels = 0;
            for (int i = start; i < start + k; i++) vowels += isVowel(s[i]);
            best = max(best, vowels);
        }
        return best;
    }
};

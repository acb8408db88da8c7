class Solution {
public:
    int maxVowels(string s, int k) {
        auto isVowel = [](char c) { return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u'; };
        int vowels = 0, best = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            vowels += isVowel(s[i]);
            if (i >= k) vowels -= isVowel(s[i - k]);
            best = max(best, vowels);
        }
        return best;
    }
};

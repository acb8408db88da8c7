class Solution {
public:
    int maxVowels(string s, int k) {
        auto isVowel = [](char c) {
            return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
        };
        vector<int> prefix(s.size() + 1);
        for (int i = 0; i < ssize(s); i++) prefix[i + 1] = prefix[i] + isVowel(s[i]);
        int best = 0;
        for (int i = 0; i + k <= ssize(s); i++) best = max(best, prefix[i + k] - prefix[i]);
        return best;
    }
};

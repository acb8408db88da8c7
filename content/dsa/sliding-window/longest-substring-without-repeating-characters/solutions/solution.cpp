class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        array<int, 256> afterLast{};  // index just after the last occurrence
        int start = 0, best = 0;
        for (int i = 0; i < (int)s.size(); i++) {
            int& after = afterLast[(unsigned char)s[i]];
            start = max(start, after);
            after = i + 1;
            best = max(best, i + 1 - start);
        }
        return best;
    }
};

class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        int best = 0;
        for (int start = 0; start < ssize(s); start++) {
            unordered_set<char> seen;
            for (int end = start; end < ssize(s); end++) {
                if (!seen.insert(s[end]).second) break;
            }
            best = max(best, (int)seen.size());
        }
        return best;
    }
};

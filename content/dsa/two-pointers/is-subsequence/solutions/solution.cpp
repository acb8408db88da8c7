class Solution {
public:
    bool isSubsequence(string s, string t) {
        size_t matched = 0;
        for (char letter : t) {
            if (matched < s.size() && letter == s[matched]) matched++;
        }
        return matched == s.size();
    }
};

class Solution {
public:
    bool isPalindrome(string s) {
        string kept;
        for (unsigned char c : s) {
            if (isalnum(c)) kept += tolower(c);
        }
        return kept == string(kept.rbegin(), kept.rend());
    }
};

class Solution {
public:
    string longestPalindrome(string s) {
        int n = s.size(), start = 0, length = 0;
        vector<vector<bool>> pal(n, vector<bool>(n));
        for (int size = 1; size <= n; size++) {
            for (int i = 0; i + size <= n; i++) {
                int j = i + size - 1;
                if (s[i] == s[j] && (size <= 3 || pal[i + 1][j - 1])) {
                    pal[i][j] = true;
                    start = i;
                    length = size;
                }
            }
        }
        return s.substr(start, length);
    }
};

class Solution {
public:
    string longestPalindrome(string s) {
        string t = "|";
        for (char letter : s) {
            t += letter;
            t += '|';
        }
        int n = t.size(), center = 0, right = 0, best = 0;
        vector<int> radius(n);
        for (int i = 0; i < n; i++) {
            int r = i < right ? min(radius[2 * center - i], right - i) : 0;
            while (i - r - 1 >= 0 && i + r + 1 < n && t[i - r - 1] == t[i + r + 1]) r++;
            radius[i] = r;
            if (i + r > right) {
                center = i;
                right = i + r;
            }
            if (r > radius[best]) best = i;
        }
        int start = (best - radius[best]) / 2;
        return s.substr(start, radius[best]);
    }
};

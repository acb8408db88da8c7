class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        int m = s1.size(), n = s2.size();
        string wanted = s1;
        sort(wanted.begin(), wanted.end());
        for (int start = 0; start + m <= n; start++) {
            string window = s2.substr(start, m);
            sort(window.begin(), window.end());
            if (window == wanted) return true;
        }
        return false;
    }
};

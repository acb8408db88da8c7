class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        int m = s1.size(), n = s2.size();
        if (m > n) return false;
        array<int, 26> wanted{}, window{};
        for (int i = 0; i < m; i++) {
            wanted[s1[i] - 'a']++;
            window[s2[i] - 'a']++;
        }
        for (int right = m; right < n; right++) {
            if (window == wanted) return true;
            window[s2[right] - 'a']++;
            window[s2[right - m] - 'a']--;
        }
        return window == wanted;
    }
};

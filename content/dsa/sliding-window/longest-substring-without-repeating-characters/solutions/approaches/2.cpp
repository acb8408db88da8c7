class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        unordered_set<char> window;
        int left = 0, best = 0;
        for (int right = 0; right < ssize(s); right++) {
            while (window.contains(s[right])) window.erase(s[left++]);
            window.insert(s[right]);
            best = max(best, right - left + 1);
        }
        return best;
    }
};

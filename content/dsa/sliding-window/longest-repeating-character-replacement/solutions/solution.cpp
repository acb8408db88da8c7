class Solution {
public:
    int characterReplacement(string s, int k) {
        array<int, 26> count{};
        int left = 0, most = 0, n = s.size();
        for (int right = 0; right < n; right++) {
            // A record: not lowered when letters leave the window.
            most = max(most, ++count[s[right] - 'A']);
            if (right - left + 1 - most > k) count[s[left++] - 'A']--;
        }
        return n - left;
    }
};

class Solution {
public:
    string minWindow(string s, string t) {
        array<int, 128> need{};  // negative: the window has more than enough
        for (char letter : t) need[letter]++;
        int lacking = t.size(), left = 0, start = 0, length = INT_MAX;
        for (int right = 0; right < (int)s.size(); right++) {
            if (need[s[right]]-- > 0) lacking--;
            while (lacking == 0) {
                if (right - left + 1 < length) {
                    start = left;
                    length = right - left + 1;
                }
                if (++need[s[left++]] > 0) lacking++;
            }
        }
        return length == INT_MAX ? "" : s.substr(start, length);
    }
};

class Solution {
public:
    string minWindow(string s, string t) {
        array<int, 128> required{}, window{};
        for (char letter : t) required[letter]++;
        int left = 0, start = 0, length = INT_MAX;
        for (int right = 0; right < ssize(s); right++) {
            window[s[right]]++;
            while (covers(window, required)) {
                if (right - left + 1 < length) {
                    start = left;
                    length = right - left + 1;
                }
                window[s[left++]]--;
            }
        }
        return length == INT_MAX ? "" : s.substr(start, length);
    }

private:
    bool covers(const array<int, 128>& window, const array<int, 128>& required) {
        for (char c = 'A'; c <= 'z'; c++) {
            if (window[c] < required[c]) return false;
        }
        return true;
    }
};

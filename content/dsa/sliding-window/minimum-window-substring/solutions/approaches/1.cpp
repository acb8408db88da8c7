class Solution {
public:
    string minWindow(string s, string t) {
        array<int, 128> required{};
        for (char letter : t) required[letter]++;
        int bestStart = 0, length = INT_MAX;
        for (int start = 0; start < ssize(s); start++) {
            auto need = required;
            int lacking = t.size();
            for (int end = start; end < ssize(s); end++) {
                if (need[s[end]]-- > 0) lacking--;
                if (lacking == 0) {
                    if (end - start + 1 < length) {
                        bestStart = start;
                        length = end - start + 1;
                    }
                    break;
                }
            }
        }
        return length == INT_MAX ? "" : s.substr(bestStart, length);
    }
};

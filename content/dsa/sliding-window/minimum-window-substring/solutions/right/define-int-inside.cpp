#define int long long

class Solution {
public:
    string minWindow(string s, string t) {
        vector<int> need(128);
        for (char c : t) need[c]++;
        int missing = t.size(), start = 0, best = LLONG_MAX, at = 0;
        for (int end = 0; end < (int)s.size(); ++end) {
            if (need[s[end]]-- > 0) missing--;
            while (!missing) {
                if (end - start + 1 < best) best = end - start + 1, at = start;
                if (++need[s[start++]] > 0) missing++;
            }
        }
        return best == LLONG_MAX ? "" : s.substr(at, best);
    }
};

class Solution {
public:
    bool isIsomorphic(string s, string t) {
        // The position of each character's latest occurrence, counted from 1.
        array<int, 128> lastInS{}, lastInT{};
        for (size_t i = 0; i < s.size(); i++) {
            int &a = lastInS[s[i]], &b = lastInT[t[i]];
            if (a != b) return false;
            a = b = i + 1;
        }
        return true;
    }
};

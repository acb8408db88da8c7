class Solution {
public:
    int numDecodings(string s) {
        int before = 0, here = 1;  // ways to read the prefixes that end before s[i - 1] and before s[i]
        for (size_t i = 0; i < s.size(); i++) {
            int ways = s[i] != '0' ? here : 0;
            if (i > 0) {
                int pair = (s[i - 1] - '0') * 10 + (s[i] - '0');
                if (pair >= 10 && pair <= 26) ways += before;
            }
            before = here;
            here = ways;
        }
        return here;
    }
};

class Solution {
public:
    int romanToInt(string s) {
        const unordered_map<string, int> values{
            {"I", 1}, {"V", 5}, {"X", 10}, {"L", 50}, {"C", 100}, {"D", 500}, {"M", 1000},
            {"IV", 4}, {"IX", 9}, {"XL", 40}, {"XC", 90}, {"CD", 400}, {"CM", 900}};
        int total = 0;
        size_t i = 0;
        while (i < s.size()) {
            int length = values.contains(s.substr(i, 2)) ? 2 : 1;
            total += values.at(s.substr(i, length));
            i += length;
        }
        return total;
    }
};

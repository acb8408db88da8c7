#include <ranges>

class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        map<array<int, 26>, vector<string>> groups;
        for (string& s : strs) {
            array<int, 26> count{};
            for (char c : s) ++count[c - 'a'];
            groups[count].push_back(move(s));
        }
        auto values = groups | std::views::values;
        return {values.begin(), values.end()};
    }
};

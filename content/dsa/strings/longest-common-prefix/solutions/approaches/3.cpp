class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        const string& first = *ranges::min_element(strs);
        const string& last = *ranges::max_element(strs);
        for (size_t i = 0; i < first.size(); i++) {
            if (first[i] != last[i]) return first.substr(0, i);
        }
        return first;
    }
};

class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        const string& first = strs[0];
        for (size_t i = 0; i < first.size(); i++) {
            for (const string& word : strs) {
                if (i == word.size() || word[i] != first[i]) return first.substr(0, i);
            }
        }
        return first;
    }
};

class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        string candidate = strs[0];
        for (const string& word : strs) {
            while (!word.starts_with(candidate)) candidate.pop_back();
        }
        return candidate;
    }
};

class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : strs) {
            string counts(26, 0);  // a string, since arrays have no hash; counts are at most 100
            for (char letter : word) counts[letter - 'a']++;
            groups[counts].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [counts, words] : groups) {
            answer.push_back(std::move(words));
        }
        return answer;
    }
};

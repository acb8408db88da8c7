class Solution {
public:
    string mergeAlternately(string word1, string word2) {
        const size_t length = max(word1.size(), word2.size());
        word1.resize(length);
        word2.resize(length);
        auto pairUp = [](char a, char b) { return string{a, b}; };
        string merged =
            inner_product(word1.begin(), word1.end(), word2.begin(), string(), plus<>(), pairUp);
        erase(merged, '\0');
        return merged;
    }
};

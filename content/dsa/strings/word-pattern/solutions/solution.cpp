class Solution {
public:
    bool wordPattern(string pattern, string s) {
        unordered_map<char, string> wordOf;
        unordered_map<string, char> letterOf;
        istringstream words(s);
        string word;
        for (char letter : pattern) {
            if (!(words >> word)) return false;
            if (wordOf.emplace(letter, word).first->second != word) return false;
            if (letterOf.emplace(word, letter).first->second != letter) return false;
        }
        return !(words >> word);
    }
};

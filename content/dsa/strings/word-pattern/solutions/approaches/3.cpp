class Solution {
public:
    bool wordPattern(string pattern, string s) {
        istringstream text(s);
        const vector<string> words(istream_iterator<string>(text), {});
        if (words.size() != pattern.size()) return false;
        unordered_map<char, int> firstLetter;
        unordered_map<string, int> firstWord;
        for (int i = 0; i < ssize(words); i++) {
            int letterAt = firstLetter.emplace(pattern[i], i).first->second;
            int wordAt = firstWord.emplace(words[i], i).first->second;
            if (letterAt != wordAt) return false;
        }
        return true;
    }
};

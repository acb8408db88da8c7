class Solution {
public:
    bool wordPattern(string pattern, string s) {
        istringstream text(s);
        const vector<string> words(istream_iterator<string>(text), {});
        if (words.size() != pattern.size()) return false;
        unordered_set<string> pairs;
        for (size_t i = 0; i < words.size(); i++) {
            pairs.insert(pattern[i] + words[i]);  // unambiguous, since the letter is one character
        }
        const unordered_set<char> letters(pattern.begin(), pattern.end());
        const unordered_set<string> distinctWords(words.begin(), words.end());
        return pairs.size() == letters.size() && pairs.size() == distinctWords.size();
    }
};

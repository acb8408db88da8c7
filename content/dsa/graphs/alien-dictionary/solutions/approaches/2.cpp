class Solution {
public:
    string alienOrder(vector<string>& words) {
        for (const string& word : words) {
            for (char letter : word) after[letter];
        }
        for (size_t i = 0; i + 1 < words.size(); i++) {
            const string& first = words[i];
            const string& second = words[i + 1];
            size_t shorter = min(first.size(), second.size());
            size_t at = 0;
            while (at < shorter && first[at] == second[at]) at++;
            if (at < shorter) {
                after[first[at]].insert(second[at]);
            } else if (first.size() > second.size()) {
                return "";
            }
        }

        for (const auto& [letter, letters] : after) {
            if (!write(letter)) return "";
        }
        return string(written.rbegin(), written.rend());
    }

private:
    map<char, set<char>> after;
    string written;
    set<char> inProgress;

    // False if the letter leads into a cycle.
    bool write(char letter) {
        if (inProgress.contains(letter)) return false;
        if (written.find(letter) == string::npos) {
            inProgress.insert(letter);
            for (char later : after[letter]) {
                if (!write(later)) return false;
            }
            inProgress.erase(letter);
            written += letter;
        }
        return true;
    }
};

class Solution {
public:
    string alienOrder(vector<string>& words) {
        map<char, set<char>> after;
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

        map<char, int> before;
        for (const auto& [letter, letters] : after) {
            for (char later : letters) before[later]++;
        }
        string order;
        for (const auto& [letter, letters] : after) {
            if (before[letter] == 0) order += letter;
        }
        for (size_t i = 0; i < order.size(); i++) {
            for (char later : after[order[i]]) {
                if (--before[later] == 0) order += later;
            }
        }
        return order.size() == after.size() ? order : "";
    }
};

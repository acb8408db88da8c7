class Solution {
public:
    string alienOrder(vector<string>& words) {
        map<char, set<char>> after;
        map<char, int> before;
        for (auto& w : words)
            for (char c : w) before.emplace(c, 0);
        for (size_t i = 1; i < words.size(); ++i) {
            auto [a, b] = mismatch(words[i - 1].begin(), words[i - 1].end(), words[i].begin(), words[i].end());
            if (a == words[i - 1].end()) continue;
            if (b == words[i].end()) return "";
            if (after[*a].insert(*b).second) ++before[*b];
        }
        string order;
        for (auto& [c, n] : before)
            if (!n) order += c;
        for (size_t i = 0; i < order.size(); ++i)
            for (char c : after[order[i]])
                if (--before[c] == 0) order += c;
        return order.size() == before.size() ? order : string();
    }
};

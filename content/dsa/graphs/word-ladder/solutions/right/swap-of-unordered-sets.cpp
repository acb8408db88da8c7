class Solution {
public:
    int ladderLength(string beginWord, string endWord, vector<string>& wordList) {
        unordered_set<string> words(begin(wordList), end(wordList)), front{beginWord}, back{endWord};
        if (!words.count(endWord)) return 0;
        for (int length = 2; !front.empty(); length++) {
            unordered_set<string> next;
            for (string word : front)
                for (auto& ch : word) {
                    const auto kept = ch;
                    for (ch = 'a'; ch <= 'z'; ch++) {
                        if (back.count(word)) return length;
                        if (words.erase(word)) next.insert(word);
                    }
                    ch = kept;
                }
            front.swap(next);
            if (front.size() > back.size()) swap(front, back);
        }
        return 0;
    }
};

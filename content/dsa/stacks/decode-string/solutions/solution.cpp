class Solution {
public:
    string decodeString(string s) {
        vector<pair<string, int>> outer;  // for each open bracket: the text before it and how often to repeat
        string text;
        int number = 0;
        for (char c : s) {
            if (isdigit(c)) {
                number = number * 10 + (c - '0');
            } else if (c == '[') {
                outer.push_back({text, number});
                text.clear();
                number = 0;
            } else if (c == ']') {
                auto [joined, times] = outer.back();
                outer.pop_back();
                for (int i = 0; i < times; i++) joined += text;
                text = joined;
            } else {
                text += c;
            }
        }
        return text;
    }
};

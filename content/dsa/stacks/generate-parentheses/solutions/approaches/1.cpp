class Solution {
public:
    vector<string> generateParenthesis(int n) {
        vector<string> texts;
        for (int bits = 0; bits < 1 << (2 * n); bits++) {
            string text;
            for (int i = 0; i < 2 * n; i++) text += (bits >> i & 1) ? '(' : ')';
            if (isWellFormed(text)) texts.push_back(text);
        }
        return texts;
    }

private:
    bool isWellFormed(const string& text) {
        int surplus = 0;
        for (char bracket : text) {
            surplus += bracket == '(' ? 1 : -1;
            if (surplus < 0) return false;
        }
        return surplus == 0;
    }
};

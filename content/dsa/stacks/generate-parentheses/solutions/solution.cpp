class Solution {
public:
    vector<string> generateParenthesis(int n) {
        vector<string> texts;
        string text;
        extend(n, 0, 0, text, texts);
        return texts;
    }

private:
    void extend(int n, int opened, int closed, string& text, vector<string>& texts) {
        if (closed == n) {
            texts.push_back(text);
            return;
        }
        if (opened < n) {
            text.push_back('(');
            extend(n, opened + 1, closed, text, texts);
            text.pop_back();
        }
        if (closed < opened) {
            text.push_back(')');
            extend(n, opened, closed + 1, text, texts);
            text.pop_back();
        }
    }
};

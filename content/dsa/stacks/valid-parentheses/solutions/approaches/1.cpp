class Solution {
public:
    bool isValid(string s) {
        string before;
        while (s != before) {
            before = s;
            for (const char* pair : {"()", "[]", "{}"}) s = without(pair, s);
        }
        return s.empty();
    }

private:
    string without(const char* pair, const string& s) {
        string rest;
        for (int i = 0; i < ssize(s); i++) {
            if (s.compare(i, 2, pair) == 0) {
                i++;
            } else {
                rest += s[i];
            }
        }
        return rest;
    }
};

class Solution {
public:
    bool validPalindrome(string s) {
        if (isPalindrome(s)) return true;
        for (size_t i = 0; i < s.size(); i++) {
            if (isPalindrome(s.substr(0, i) + s.substr(i + 1))) return true;
        }
        return false;
    }

private:
    bool isPalindrome(const string& text) {
        return text == string(text.rbegin(), text.rend());
    }
};

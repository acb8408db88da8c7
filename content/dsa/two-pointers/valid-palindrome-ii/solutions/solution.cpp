class Solution {
public:
    bool validPalindrome(string s) {
        int left = 0, right = (int)s.size() - 1;
        while (left < right && s[left] == s[right]) {
            left++;
            right--;
        }
        return isPalindrome(s, left + 1, right) || isPalindrome(s, left, right - 1);
    }

private:
    bool isPalindrome(const string& s, int left, int right) {
        while (left < right) {
            if (s[left++] != s[right--]) return false;
        }
        return true;
    }
};

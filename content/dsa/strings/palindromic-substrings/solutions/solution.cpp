class Solution {
public:
    int countSubstrings(string s) {
        int n = s.size(), count = 0;
        for (int middle = 0; middle < 2 * n; middle++) {  // even: a character, odd: the gap behind it
            int left = middle / 2, right = (middle + 1) / 2;
            while (left >= 0 && right < n && s[left] == s[right]) {
                count++;
                left--;
                right++;
            }
        }
        return count;
    }
};

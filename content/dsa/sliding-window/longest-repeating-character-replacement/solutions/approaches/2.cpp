class Solution {
public:
    int characterReplacement(string s, int k) {
        int best = 0;
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            int left = 0, others = 0;
            for (int right = 0; right < ssize(s); right++) {
                others += s[right] != letter;
                while (others > k) others -= s[left++] != letter;
                best = max(best, right - left + 1);
            }
        }
        return best;
    }
};

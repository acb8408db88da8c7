class Solution {
public:
    int characterReplacement(string s, int k) {
        int best = 0;
        for (int start = 0; start < ssize(s); start++) {
            array<int, 26> count{};
            int largest = 0;
            for (int end = start; end < ssize(s); end++) {
                largest = max(largest, ++count[s[end] - 'A']);
                int length = end - start + 1;
                if (length - largest <= k) best = max(best, length);
            }
        }
        return best;
    }
};

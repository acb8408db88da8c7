class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        unordered_map<int, int> length;  // right at the two ends of each run
        int longest = 0;
        for (int x : nums) {
            if (length.count(x)) continue;
            int left = length.count(x - 1) ? length[x - 1] : 0;
            int right = length.count(x + 1) ? length[x + 1] : 0;
            int joined = left + right + 1;
            length[x] = length[x - left] = length[x + right] = joined;
            longest = max(longest, joined);
        }
        return longest;
    }
};

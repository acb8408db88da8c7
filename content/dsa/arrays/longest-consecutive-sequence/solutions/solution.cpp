class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        unordered_set<int> present(nums.begin(), nums.end());
        int longest = 0;
        for (int num : present) {
            if (present.count(num - 1)) continue;
            int end = num;
            while (present.count(end)) end++;
            longest = max(longest, end - num);
        }
        return longest;
    }
};

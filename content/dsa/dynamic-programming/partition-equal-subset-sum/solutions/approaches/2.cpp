class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (total % 2 != 0) return false;
        bitset<20001> reachable;  // bit s is set if some of the elements so far add up to s
        reachable[0] = true;
        for (int num : nums) reachable |= reachable << num;
        return reachable[total / 2];
    }
};

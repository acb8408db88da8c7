class Solution {
public:
    bool canPartition(vector<int>& nums) {
        bitset<20001> sums(1);
        int total = 0;
        for (auto n : nums) sums |= sums << n, total += n;
        return total % 2 == 0 && sums[total / 2];
    }
};

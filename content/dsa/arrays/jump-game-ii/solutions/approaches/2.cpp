class Solution {
public:
    int jump(vector<int>& nums) {
        int start = 0, end = 0, jumps = 0;
        while (end + 1 < (int)nums.size()) {
            int farthest = 0;
            for (int i = start; i <= end; i++) {
                farthest = max(farthest, i + nums[i]);
            }
            start = end + 1;
            end = farthest;
            jumps++;
        }
        return jumps;
    }
};

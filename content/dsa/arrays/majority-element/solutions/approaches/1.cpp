class Solution {
public:
    int majorityElement(vector<int>& nums) {
        unordered_map<int, int> count;
        for (int num : nums) count[num]++;
        int majority = nums[0];
        for (const auto& [num, times] : count) {
            if (times > count[majority]) majority = num;
        }
        return majority;
    }
};

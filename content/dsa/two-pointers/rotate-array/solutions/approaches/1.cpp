class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        k %= nums.size();
        for (int step = 0; step < k; step++) {
            int last = nums.back();
            nums.pop_back();
            nums.insert(nums.begin(), last);
        }
    }
};

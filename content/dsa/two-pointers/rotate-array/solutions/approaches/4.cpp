class Solution {
public:
    void rotate(vector<int>& nums, int k) {
        int n = nums.size(), moved = 0;
        k %= n;
        for (int start = 0; moved < n; start++) {
            int i = start, num = nums[start];
            do {
                i = (i + k) % n;
                swap(nums[i], num);
                moved++;
            } while (i != start);
        }
    }
};

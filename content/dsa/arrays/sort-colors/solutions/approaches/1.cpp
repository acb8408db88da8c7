class Solution {
public:
    void sortColors(vector<int>& nums) {
        array<int, 3> count{};
        for (int color : nums) count[color]++;
        int i = 0;
        for (int color = 0; color < 3; color++) {
            for (int left = count[color]; left > 0; left--) nums[i++] = color;
        }
    }
};

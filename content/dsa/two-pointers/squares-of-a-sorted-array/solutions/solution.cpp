class Solution {
public:
    vector<int> sortedSquares(vector<int>& nums) {
        int n = nums.size(), left = 0, right = n - 1;
        vector<int> squares(n);
        for (int place = n - 1; place >= 0; place--) {
            int num = abs(nums[left]) > abs(nums[right]) ? nums[left++] : nums[right--];
            squares[place] = num * num;
        }
        return squares;
    }
};

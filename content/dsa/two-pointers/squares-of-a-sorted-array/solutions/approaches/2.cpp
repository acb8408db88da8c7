class Solution {
public:
    vector<int> sortedSquares(vector<int>& nums) {
        int n = nums.size(), right = 0;
        while (right < n && nums[right] < 0) right++;
        int left = right - 1;
        vector<int> squares(n);
        for (int place = 0; place < n; place++) {
            bool takeLeft = right == n || (left >= 0 && -nums[left] < nums[right]);
            int num = takeLeft ? nums[left--] : nums[right++];
            squares[place] = num * num;
        }
        return squares;
    }
};

class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        int n = nums.size();
        int low = 0, high = n - 1;
        while (low <= high) {
            int mid = low + (high - low) / 2;
            if (nums[mid] < target) {
                low = mid + 1;
            } else if (nums[mid] > target) {
                high = mid - 1;
            } else {
                int start = mid, end = mid;
                while (start > 0 && nums[start - 1] == target) start--;
                while (end < n - 1 && nums[end + 1] == target) end++;
                return {start, end};
            }
        }
        return {-1, -1};
    }
};

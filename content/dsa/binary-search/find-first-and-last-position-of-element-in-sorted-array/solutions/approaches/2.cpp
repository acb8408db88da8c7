class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        return {outermost(nums, target, true), outermost(nums, target, false)};
    }

private:
    static int outermost(const vector<int>& nums, int target, bool leftmost) {
        int low = 0, high = (int)nums.size() - 1, found = -1;
        while (low <= high) {
            int mid = low + (high - low) / 2;
            if (nums[mid] == target) found = mid;
            if (nums[mid] > target || (nums[mid] == target && leftmost)) {
                high = mid - 1;
            } else {
                low = mid + 1;
            }
        }
        return found;
    }
};

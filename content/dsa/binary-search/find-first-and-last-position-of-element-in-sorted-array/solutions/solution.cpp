class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        int start = firstAtLeast(nums, target);
        if (start == (int)nums.size() || nums[start] != target) return {-1, -1};
        return {start, firstAtLeast(nums, target + 1) - 1};
    }

private:
    static int firstAtLeast(const vector<int>& nums, int value) {
        int low = 0, high = nums.size();
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (nums[mid] < value) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return low;
    }
};

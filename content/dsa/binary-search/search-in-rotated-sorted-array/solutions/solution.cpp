class Solution {
public:
    int search(vector<int>& nums, int target) {
        int low = 0, high = (int)nums.size() - 1;
        while (low < high) {
            int mid = low + (high - low) / 2;
            bool goLeft;
            if (nums[low] <= nums[mid]) {  // the left half is sorted
                goLeft = nums[low] <= target && target <= nums[mid];
            } else {  // the right half is sorted
                goLeft = target <= nums[mid] || target > nums[high];
            }
            if (goLeft) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return nums[low] == target ? low : -1;
    }
};

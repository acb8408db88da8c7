class Solution {
public:
    int minOperations(vector<int>& nums, int x) {
        // At most 10^5 * 10^4 = 10^9: fits an int.
        int target = accumulate(nums.begin(), nums.end(), 0) - x;
        if (target < 0) return -1;
        int longest = -1, left = 0, window = 0;
        for (int right = 0; right < (int)nums.size(); right++) {
            window += nums[right];
            while (window > target) window -= nums[left++];
            if (window == target) longest = max(longest, right - left + 1);
        }
        return longest >= 0 ? (int)nums.size() - longest : -1;
    }
};

class Solution {
public:
    int maxFrequency(vector<int>& nums, int k) {
        sort(nums.begin(), nums.end());
        vector<long long> prefix(nums.size() + 1);
        for (size_t i = 0; i < nums.size(); i++) prefix[i + 1] = prefix[i] + nums[i];
        int best = 0;
        for (int right = 0; right < ssize(nums); right++) {
            const long long target = nums[right];
            int low = 0, high = right;
            while (low < high) {
                const int mid = low + (high - low) / 2;
                const long long cost =
                    target * (right - mid + 1) - (prefix[right + 1] - prefix[mid]);
                if (cost > k) {
                    low = mid + 1;
                } else {
                    high = mid;
                }
            }
            best = max(best, right - low + 1);
        }
        return best;
    }
};

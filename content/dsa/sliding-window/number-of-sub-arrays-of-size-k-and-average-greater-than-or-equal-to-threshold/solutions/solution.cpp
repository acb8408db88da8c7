class Solution {
public:
    int numOfSubarrays(vector<int>& arr, int k, int threshold) {
        int required = k * threshold;  // at most 10^9
        int window = 0, count = 0;
        for (int i = 0; i < (int)arr.size(); i++) {
            window += arr[i];
            if (i >= k) window -= arr[i - k];
            if (i >= k - 1 && window >= required) count++;
        }
        return count;
    }
};

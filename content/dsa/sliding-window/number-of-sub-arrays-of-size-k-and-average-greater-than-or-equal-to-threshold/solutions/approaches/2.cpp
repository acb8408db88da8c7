class Solution {
public:
    int numOfSubarrays(vector<int>& arr, int k, int threshold) {
        vector<int> prefix(arr.size() + 1);
        for (int i = 0; i < ssize(arr); i++) prefix[i + 1] = prefix[i] + arr[i];
        int count = 0;
        for (int i = 0; i + k <= ssize(arr); i++) {
            if (prefix[i + k] - prefix[i] >= k * threshold) count++;
        }
        return count;
    }
};

class Solution {
public:
    int numOfSubarrays(vector<int>& arr, int k, int threshold) {
        int count = 0;
        for (int start = 0; start + k <= ssize(arr); start++) {
            int total = 0;
            for (int i = start; i < start + k; i++) total += arr[i];
            if (total >= k * threshold) count++;
        }
        return count;
    }
};

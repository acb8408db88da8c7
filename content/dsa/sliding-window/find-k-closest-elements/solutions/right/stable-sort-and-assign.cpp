class Solution {
public:
    vector<int> findClosestElements(vector<int>& arr, int k, int x) {
        stable_sort(arr.begin(), arr.end(), [x](int a, int b) { return abs(a - x) < abs(b - x); });
        arr.resize(k);
        return sort(arr.begin(), arr.end()), arr;
    }
};

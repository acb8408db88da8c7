class Solution {
public:
    vector<int> findClosestElements(vector<int>& arr, int k, int x) {
        vector<int> closest = arr;
        ranges::sort(closest, {}, [x](int value) { return pair(abs(value - x), value); });
        closest.resize(k);
        ranges::sort(closest);
        return closest;
    }
};

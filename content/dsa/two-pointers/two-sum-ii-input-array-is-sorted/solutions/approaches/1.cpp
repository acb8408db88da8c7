class Solution {
public:
    vector<int> twoSum(vector<int>& numbers, int target) {
        int n = numbers.size();
        for (int i = 0; i < n; i++) {
            auto found = lower_bound(numbers.begin() + i + 1, numbers.end(), target - numbers[i]);
            int j = found - numbers.begin();
            if (j < n && numbers[i] + numbers[j] == target) return {i + 1, j + 1};
        }
        return {};
    }
};

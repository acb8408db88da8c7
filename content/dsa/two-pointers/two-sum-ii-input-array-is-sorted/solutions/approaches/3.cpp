class Solution {
public:
    vector<int> twoSum(vector<int>& numbers, int target) {
        unordered_map<int, int> positions;
        for (int i = 0; i < ssize(numbers); i++) {
            int partner = target - numbers[i];
            if (positions.contains(partner)) return {positions[partner], i + 1};
            positions[numbers[i]] = i + 1;
        }
        return {};
    }
};

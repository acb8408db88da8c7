class Solution {
public:
    vector<int> twoSum(vector<int>& numbers, int target) {
        int left = 0, right = (int)numbers.size() - 1;
        while (left < right) {
            int sum = numbers[left] + numbers[right];
            if (sum == target) break;
            if (sum < target) {
                left++;
            } else {
                right--;
            }
        }
        return {left + 1, right + 1};
    }
};

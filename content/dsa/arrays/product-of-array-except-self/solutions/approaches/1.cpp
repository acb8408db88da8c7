class Solution {
public:
    vector<int> productExceptSelf(vector<int>& nums) {
        int n = nums.size();
        vector<int> answer(n);
        for (int i = 0; i < n; i++) {
            unsigned product = 1;  // may wrap around where a zero is still to come
            for (int j = 0; j < n; j++) {
                if (j != i) product *= nums[j];
            }
            answer[i] = product;
        }
        return answer;
    }
};

class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        int k = 1;  // the first element always stays
        for (int num : nums) {
            if (num != nums[k - 1]) nums[k++] = num;
        }
        return k;
    }
};

class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        int k = 0, copies = 0, previous = nums[0];
        for (int num : nums) {
            copies = num == previous ? copies + 1 : 1;
            previous = num;
            if (copies <= 2) nums[k++] = num;
        }
        return k;
    }
};

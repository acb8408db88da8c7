class Solution {
    public int removeDuplicates(int[] nums) {
        int k = 0;
        int copies = 0;
        int previous = nums[0];
        for (int num : nums) {
            copies = num == previous ? copies + 1 : 1;
            previous = num;
            if (copies <= 2) {
                nums[k++] = num;
            }
        }
        return k;
    }
}

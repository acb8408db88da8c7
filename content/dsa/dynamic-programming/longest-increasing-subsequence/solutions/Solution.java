class Solution {
    public int lengthOfLIS(int[] nums) {
        // ends[k]: the smallest last element of an increasing subsequence of length k + 1
        int[] ends = new int[nums.length];
        int length = 0;
        for (int num : nums) {
            int place = Arrays.binarySearch(ends, 0, length, num);
            if (place < 0) {
                place = -place - 1; // not found: where it would have to be inserted
            }
            ends[place] = num;
            if (place == length) {
                length++;
            }
        }
        return length;
    }
}

class Solution {
    public int longestConsecutive(int[] nums) {
        Set<Integer> distinct = new HashSet<>();
        for (int num : nums) {
            distinct.add(num);
        }
        int longest = 0;
        int length = 0;
        Integer previous = null;
        for (int num : distinct) {
            length = previous != null && num == previous + 1 ? length + 1 : 1;
            longest = Math.max(longest, length);
            previous = num;
        }
        return longest;
    }
}

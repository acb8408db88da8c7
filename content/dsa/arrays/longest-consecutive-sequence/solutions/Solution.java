class Solution {
    public int longestConsecutive(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        int longest = 0;
        for (int num : present) {
            if (present.contains(num - 1)) {
                continue;
            }
            int end = num;
            while (present.contains(end)) {
                end++;
            }
            longest = Math.max(longest, end - num);
        }
        return longest;
    }
}

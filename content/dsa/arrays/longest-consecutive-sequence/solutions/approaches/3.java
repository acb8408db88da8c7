class Solution {
    public int longestConsecutive(int[] nums) {
        Map<Integer, Integer> length = new HashMap<>(); // right at the two ends of each run
        int longest = 0;
        for (int x : nums) {
            if (length.containsKey(x)) {
                continue;
            }
            int left = length.getOrDefault(x - 1, 0);
            int right = length.getOrDefault(x + 1, 0);
            int joined = left + right + 1;
            length.put(x, joined);
            length.put(x - left, joined);
            length.put(x + right, joined);
            longest = Math.max(longest, joined);
        }
        return longest;
    }
}

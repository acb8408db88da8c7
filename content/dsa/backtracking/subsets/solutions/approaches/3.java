class Solution {
    public List<List<Integer>> subsets(int[] nums) {
        List<List<Integer>> found = new ArrayList<>();
        for (int mask = 0; mask < 1 << nums.length; mask++) {
            List<Integer> subset = new ArrayList<>();
            for (int i = 0; i < nums.length; i++) {
                if ((mask >> i & 1) == 1) {
                    subset.add(nums[i]);
                }
            }
            found.add(subset);
        }
        return found;
    }
}

class Solution {
    private final List<List<Integer>> permutations = new ArrayList<>();

    public List<List<Integer>> permute(int[] nums) {
        arrange(nums, 0);
        return permutations;
    }

    private void arrange(int[] nums, int first) {
        if (first == nums.length) {
            List<Integer> arrangement = new ArrayList<>();
            for (int num : nums) {
                arrangement.add(num);
            }
            permutations.add(arrangement);
            return;
        }
        for (int i = first; i < nums.length; i++) {
            swap(nums, first, i);
            arrange(nums, first + 1);
            swap(nums, first, i);
        }
    }

    private void swap(int[] nums, int i, int j) {
        int saved = nums[i];
        nums[i] = nums[j];
        nums[j] = saved;
    }
}

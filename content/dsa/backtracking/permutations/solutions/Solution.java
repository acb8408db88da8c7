class Solution {
    private final List<List<Integer>> permutations = new ArrayList<>();
    private final List<Integer> arrangement = new ArrayList<>();

    public List<List<Integer>> permute(int[] nums) {
        extend(nums, new boolean[nums.length]);
        return permutations;
    }

    private void extend(int[] nums, boolean[] used) {
        if (arrangement.size() == nums.length) {
            permutations.add(new ArrayList<>(arrangement));
            return;
        }
        for (int i = 0; i < nums.length; i++) {
            if (!used[i]) {
                used[i] = true;
                arrangement.add(nums[i]);
                extend(nums, used);
                arrangement.remove(arrangement.size() - 1);
                used[i] = false;
            }
        }
    }
}

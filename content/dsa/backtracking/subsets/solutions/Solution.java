class Solution {
    private final List<List<Integer>> found = new ArrayList<>();
    private final List<Integer> selection = new ArrayList<>();

    public List<List<Integer>> subsets(int[] nums) {
        extend(nums, 0);
        return found;
    }

    private void extend(int[] nums, int first) {
        found.add(new ArrayList<>(selection));
        for (int i = first; i < nums.length; i++) {
            selection.add(nums[i]);
            extend(nums, i + 1);
            selection.remove(selection.size() - 1);
        }
    }
}

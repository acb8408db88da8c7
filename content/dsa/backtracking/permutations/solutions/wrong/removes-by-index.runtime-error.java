class Solution {
    private final List<List<Integer>> found = new ArrayList<>();

    public List<List<Integer>> permute(int[] nums) {
        extend(nums, new ArrayList<>());
        return found;
    }

    private void extend(int[] nums, List<Integer> path) {
        if (path.size() == nums.length) {
            found.add(new ArrayList<>(path));
            return;
        }
        for (int num : nums) {
            if (!path.contains(num)) {
                path.add(num);
                extend(nums, path);
                path.remove(num);
            }
        }
    }
}

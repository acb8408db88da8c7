class Solution {
    public List<List<Integer>> fourSum(int[] nums, int target) {
        Arrays.sort(nums);
        return search(nums, 0, 4, target);
    }

    private List<List<Integer>> search(int[] nums, int start, int count, long target) {
        List<List<Integer>> found = new ArrayList<>();
        if (count == 2) {
            int left = start;
            int right = nums.length - 1;
            while (left < right) {
                // At most 2 * 10^9: still an int.
                int total = nums[left] + nums[right];
                if (total == target && (left == start || nums[left] != nums[left - 1])) {
                    found.add(new ArrayList<>(List.of(nums[left], nums[right])));
                }
                if (total > target) {
                    right--;
                } else {
                    left++;
                }
            }
            return found;
        }
        for (int i = start; i < nums.length; i++) {
            if (i == start || nums[i] != nums[i - 1]) {
                for (List<Integer> rest : search(nums, i + 1, count - 1, target - nums[i])) {
                    rest.add(0, nums[i]);
                    found.add(rest);
                }
            }
        }
        return found;
    }
}

class Solution {
    public List<List<Integer>> fourSum(int[] nums, int target) {
        Arrays.sort(nums);
        List<List<Integer>> quadruplets = new ArrayList<>();
        int n = nums.length;
        for (int i = 0; i < n; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) {
                continue;
            }
            for (int j = i + 1; j < n; j++) {
                if (j > i + 1 && nums[j] == nums[j - 1]) {
                    continue;
                }
                int left = j + 1;
                int right = n - 1;
                long wanted = (long) target - nums[i] - nums[j];
                while (left < right) {
                    // At most 2 * 10^9: still an int.
                    int total = nums[left] + nums[right];
                    if (total < wanted) {
                        left++;
                    } else if (total > wanted) {
                        right--;
                    } else {
                        quadruplets.add(List.of(nums[i], nums[j], nums[left], nums[right]));
                        left++;
                        while (left < right && nums[left] == nums[left - 1]) {
                            left++;
                        }
                    }
                }
            }
        }
        return quadruplets;
    }
}

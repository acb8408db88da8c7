class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Set<List<Integer>> triplets = new HashSet<>();
        for (int i = 0; i < nums.length; i++) {
            Set<Integer> seen = new HashSet<>();
            for (int j = i + 1; j < nums.length; j++) {
                int third = -nums[i] - nums[j];
                if (seen.contains(third)) {
                    int[] triplet = {nums[i], nums[j], third};
                    Arrays.sort(triplet);
                    triplets.add(List.of(triplet[0], triplet[1], triplet[2]));
                }
                seen.add(nums[j]);
            }
        }
        return new ArrayList<>(triplets);
    }
}

class Solution {
    public List<List<Integer>> subsets(int[] nums) {
        return IntStream.range(0, 1 << nums.length)
                .mapToObj(mask -> IntStream.range(0, nums.length).filter(i -> (mask >> i & 1) == 1).mapToObj(i -> nums[i]).toList())
                .toList();
    }
}

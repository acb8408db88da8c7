class Solution {
    public List<List<Integer>> permute(int[] nums) {
        List<List<Integer>> permutations = List.of(List.of());
        for (int num : nums) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> arrangement : permutations) {
                for (int i = 0; i <= arrangement.size(); i++) {
                    List<Integer> inserted = new ArrayList<>(arrangement);
                    inserted.add(i, num);
                    longer.add(inserted);
                }
            }
            permutations = longer;
        }
        return permutations;
    }
}

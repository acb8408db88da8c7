class Solution {
    public List<List<Integer>> subsets(int[] nums) {
        List<List<Integer>> found = new ArrayList<>();
        found.add(new ArrayList<>());
        for (int num : nums) {
            for (List<Integer> subset : found) {
                List<Integer> larger = new ArrayList<>(subset);
                larger.add(num);
                found.add(larger);
            }
        }
        return found;
    }
}

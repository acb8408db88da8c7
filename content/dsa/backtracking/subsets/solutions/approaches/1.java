class Solution {
    public List<List<Integer>> subsets(int[] nums) {
        List<List<Integer>> found = new ArrayList<>();
        found.add(new ArrayList<>());
        for (int num : nums) {
            List<List<Integer>> copies = new ArrayList<>();
            for (List<Integer> subset : found) {
                List<Integer> copy = new ArrayList<>(subset);
                copy.add(num);
                copies.add(copy);
            }
            found.addAll(copies);
        }
        return found;
    }
}

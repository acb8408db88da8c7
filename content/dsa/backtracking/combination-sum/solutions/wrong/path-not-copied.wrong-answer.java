class Solution {
    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        List<List<Integer>> found = new ArrayList<>();
        search(candidates, 0, target, new ArrayList<>(), found);
        return found;
    }

    private void search(int[] candidates, int first, int rest, List<Integer> path, List<List<Integer>> found) {
        if (rest == 0) {
            found.add(path);
            return;
        }
        for (int i = first; i < candidates.length; i++) {
            if (candidates[i] <= rest) {
                path.add(candidates[i]);
                search(candidates, i, rest - candidates[i], path, found);
                path.remove(path.size() - 1);
            }
        }
    }
}

class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        Arrays.sort(candidates);
        extend(candidates, 0, target);
        return combinations;
    }

    private void extend(int[] candidates, int first, int rest) {
        if (rest == 0) {
            combinations.add(new ArrayList<>(chosen));
            return;
        }
        for (int i = first; i < candidates.length && candidates[i] <= rest; i++) {
            chosen.add(candidates[i]);
            extend(candidates, i, rest - candidates[i]); // i again: a number may be repeated
            chosen.remove(chosen.size() - 1);
        }
    }
}

class Solution {
    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        List<List<List<Integer>>> found = new ArrayList<>();
        for (int s = 0; s <= target; s++) {
            found.add(new ArrayList<>());
        }
        found.get(0).add(new ArrayList<>());
        for (int candidate : candidates) {
            for (int s = candidate; s <= target; s++) {
                for (List<Integer> combination : found.get(s - candidate)) {
                    List<Integer> longer = new ArrayList<>(combination);
                    longer.add(candidate);
                    found.get(s).add(longer);
                }
            }
        }
        return found.get(target);
    }
}

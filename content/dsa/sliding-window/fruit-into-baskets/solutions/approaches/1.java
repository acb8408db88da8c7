class Solution {
    public int totalFruit(int[] fruits) {
        int best = 0;
        for (int start = 0; start < fruits.length; start++) {
            Set<Integer> kinds = new HashSet<>();
            for (int end = start; end < fruits.length; end++) {
                kinds.add(fruits[end]);
                if (kinds.size() > 2) {
                    break;
                }
                best = Math.max(best, end - start + 1);
            }
        }
        return best;
    }
}

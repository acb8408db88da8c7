class Solution {
    public int totalFruit(int[] fruits) {
        Map<Integer, Integer> count = new HashMap<>();
        int left = 0;
        int best = 0;
        for (int right = 0; right < fruits.length; right++) {
            count.merge(fruits[right], 1, Integer::sum);
            while (count.size() > 2) {
                // A count that would become 0 is removed instead.
                count.computeIfPresent(fruits[left++], (kind, trees) -> trees == 1 ? null : trees - 1);
            }
            best = Math.max(best, right - left + 1);
        }
        return best;
    }
}

class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            counts.merge(num, 1, Integer::sum);
        }
        List<Integer> values = new ArrayList<>(counts.keySet());
        values.sort((a, b) -> Integer.compare(counts.get(b), counts.get(a)));
        int[] top = new int[k];
        for (int i = 0; i < k; i++) {
            top[i] = values.get(i);
        }
        return top;
    }
}

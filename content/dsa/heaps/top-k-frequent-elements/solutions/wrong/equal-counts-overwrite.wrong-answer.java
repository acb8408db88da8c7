class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            counts.merge(num, 1, Integer::sum);
        }
        TreeMap<Integer, Integer> byCount = new TreeMap<>(Collections.reverseOrder());
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            byCount.put(entry.getValue(), entry.getKey());
        }
        int[] answer = new int[k];
        int i = 0;
        for (int num : byCount.values()) {
            if (i < k) {
                answer[i++] = num;
            }
        }
        return answer;
    }
}

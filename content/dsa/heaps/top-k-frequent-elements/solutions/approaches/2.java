class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            counts.merge(num, 1, Integer::sum);
        }
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        counts.forEach((num, count) -> {
            heap.add(new int[] {count, num});
            if (heap.size() > k) {
                heap.remove();
            }
        });
        return heap.stream().mapToInt(entry -> entry[1]).toArray();
    }
}

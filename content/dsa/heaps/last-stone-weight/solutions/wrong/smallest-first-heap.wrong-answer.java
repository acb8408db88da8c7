class Solution {
    public int lastStoneWeight(int[] stones) {
        PriorityQueue<Integer> heap = new PriorityQueue<>();
        for (int stone : stones) {
            heap.add(stone);
        }
        while (heap.size() > 1) {
            int rest = Math.abs(heap.poll() - heap.poll());
            if (rest > 0) {
                heap.add(rest);
            }
        }
        return heap.isEmpty() ? 0 : heap.poll();
    }
}

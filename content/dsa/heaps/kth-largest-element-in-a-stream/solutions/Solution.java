class KthLargest {
    private final int k;
    private final PriorityQueue<Integer> largest = new PriorityQueue<>(); // the k largest numbers

    public KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) {
            add(num);
        }
    }

    public int add(int val) {
        largest.add(val);
        if (largest.size() > k) {
            largest.poll();
        }
        return largest.peek();
    }
}

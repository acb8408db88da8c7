class MedianFinder {
    private final PriorityQueue<Integer> low = new PriorityQueue<>(Collections.reverseOrder());
    private final PriorityQueue<Integer> high = new PriorityQueue<>();

    public void addNum(int num) {
        low.add(num);
        high.add(low.remove());
        if (low.size() < high.size()) low.add(high.remove());
    }

    public double findMedian() {
        return low.size() > high.size() ? low.element() : (low.element() + (double) high.element()) / 2;
    }
}

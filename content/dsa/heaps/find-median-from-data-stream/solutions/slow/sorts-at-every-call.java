class MedianFinder {
    private final List<Integer> numbers = new ArrayList<>();

    public MedianFinder() {}

    public void addNum(int num) {
        numbers.add(num);
        Collections.sort(numbers, (a, b) -> Integer.compare(a, b));
    }

    public double findMedian() {
        List<Integer> sorted = new ArrayList<>(numbers);
        Collections.sort(sorted);
        int middle = sorted.size() / 2;
        if (sorted.size() % 2 == 1) {
            return sorted.get(middle);
        }
        return (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
    }
}

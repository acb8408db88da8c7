class MedianFinder {
    private final List<Integer> nums = new ArrayList<>();

    public MedianFinder() {}

    public void addNum(int num) {
        int place = Collections.binarySearch(nums, num);
        nums.add(place >= 0 ? place : -place - 1, num);
    }

    public double findMedian() {
        int middle = nums.size() / 2;
        if (nums.size() % 2 == 1) {
            return nums.get(middle);
        }
        return (nums.get(middle - 1) + nums.get(middle)) / 2.0;
    }
}

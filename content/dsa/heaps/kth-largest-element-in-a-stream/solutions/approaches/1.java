class KthLargest {
    private final int k;
    private final List<Integer> nums = new ArrayList<>();

    public KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) {
            this.nums.add(num);
        }
        Collections.sort(this.nums);
    }

    public int add(int val) {
        int place = Collections.binarySearch(nums, val);
        nums.add(place >= 0 ? place : -place - 1, val);
        return nums.get(nums.size() - k);
    }
}

class Solution {
    private record Entry(int value, int index) {}

    public int[] twoSum(int[] nums, int target) {
        var sorted = IntStream.range(0, nums.length)
                .mapToObj(i -> new Entry(nums[i], i))
                .sorted(Comparator.comparingInt(Entry::value))
                .toArray(Entry[]::new);
        int lo = 0, hi = sorted.length - 1;
        while (lo < hi) {
            long sum = (long) sorted[lo].value() + sorted[hi].value();
            if (sum == target) return new int[] {sorted[lo].index(), sorted[hi].index()};
            if (sum < target) lo++;
            else hi--;
        }
        throw new NoSuchElementException();
    }
}

class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            counts.merge(num, 1, Integer::sum);
        }
        List<List<Integer>> valuesByCount = new ArrayList<>();
        for (int count = 0; count <= nums.length; count++) {
            valuesByCount.add(null);
        }
        counts.forEach((num, count) -> {
            if (valuesByCount.get(count) == null) {
                valuesByCount.set(count, new ArrayList<>());
            }
            valuesByCount.get(count).add(num);
        });
        int[] top = new int[k];
        int size = 0;
        for (int count = nums.length; size < k; count--) {
            if (valuesByCount.get(count) != null) {
                for (int num : valuesByCount.get(count)) {
                    top[size++] = num;
                }
            }
        }
        return top;
    }
}

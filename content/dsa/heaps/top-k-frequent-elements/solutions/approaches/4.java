class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int num : nums) {
            counts.merge(num, 1, Integer::sum);
        }
        Random random = new Random();
        List<Integer> top = new ArrayList<>();
        List<Integer> rest = new ArrayList<>(counts.keySet());
        while (top.size() < k) {
            int pivot = counts.get(rest.get(random.nextInt(rest.size())));
            List<Integer> more = new ArrayList<>();
            List<Integer> equal = new ArrayList<>();
            List<Integer> fewer = new ArrayList<>();
            for (int num : rest) {
                if (counts.get(num) > pivot) {
                    more.add(num);
                } else if (counts.get(num) == pivot) {
                    equal.add(num);
                } else {
                    fewer.add(num);
                }
            }
            int missing = k - top.size();
            if (missing < more.size()) {
                rest = more;
            } else {
                top.addAll(more);
                top.addAll(equal.subList(0, Math.min(missing - more.size(), equal.size())));
                rest = fewer;
            }
        }
        return top.stream().mapToInt(Integer::intValue).toArray();
    }
}

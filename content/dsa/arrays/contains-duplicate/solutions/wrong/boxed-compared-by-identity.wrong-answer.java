class Solution {
    public boolean containsDuplicate(int[] nums) {
        List<Integer> sorted = new ArrayList<>();
        for (int num : nums) {
            sorted.add(num);
        }
        Collections.sort(sorted);
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i) == sorted.get(i - 1)) {
                return true;
            }
        }
        return false;
    }
}

class Solution {
    public boolean containsDuplicate(int[] nums) {
        List<Integer> seen = new ArrayList<>();
        for (int num : nums) {
            if (seen.contains(num)) {
                return true;
            }
            seen.add(num);
        }
        return false;
    }
}

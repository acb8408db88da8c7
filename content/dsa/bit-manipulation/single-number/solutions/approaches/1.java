class Solution {
    public int singleNumber(int[] nums) {
        Set<Integer> unpaired = new HashSet<>();
        for (int num : nums) {
            if (unpaired.contains(num)) {
                unpaired.remove(num);
            } else {
                unpaired.add(num);
            }
        }
        return unpaired.iterator().next();
    }
}

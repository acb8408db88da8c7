class Solution {
    public int missingNumber(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        int i = 0;
        while (present.contains(i)) {
            i++;
        }
        return i;
    }
}

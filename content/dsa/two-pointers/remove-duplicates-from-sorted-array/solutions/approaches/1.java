class Solution {
    public int removeDuplicates(int[] nums) {
        Set<Integer> different = new HashSet<>();
        for (int num : nums) {
            different.add(num);
        }
        List<Integer> values = new ArrayList<>(different);
        Collections.sort(values);
        int k = values.size();
        for (int i = 0; i < k; i++) {
            nums[i] = values.get(i);
        }
        return k;
    }
}

class Solution {
    public int removeElement(int[] nums, int val) {
        List<Integer> rest = new ArrayList<>();
        for (int num : nums) {
            rest.add(num);
        }
        for (Integer num : rest) {
            if (num == val) {
                rest.remove(num);
            }
        }
        for (int i = 0; i < rest.size(); i++) {
            nums[i] = rest.get(i);
        }
        return rest.size();
    }
}

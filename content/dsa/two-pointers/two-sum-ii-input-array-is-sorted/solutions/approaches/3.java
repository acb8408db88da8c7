class Solution {
    public int[] twoSum(int[] numbers, int target) {
        Map<Integer, Integer> positions = new HashMap<>();
        for (int i = 0; i < numbers.length; i++) {
            int partner = target - numbers[i];
            if (positions.containsKey(partner)) {
                return new int[] {positions.get(partner), i + 1};
            }
            positions.put(numbers[i], i + 1);
        }
        return new int[0];
    }
}

class Solution {
    public int firstMissingPositive(int[] nums) {
        Set<Integer> present = new HashSet<>();
        for (int num : nums) {
            present.add(num);
        }
        int answer = 1;
        while (present.contains(answer)) {
            answer++;
        }
        return answer;
    }
}

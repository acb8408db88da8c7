class Solution {
    public int subarraySum(int[] nums, int k) {
        Map<Integer, Integer> count = new HashMap<>(); // prefix sum -> how often it has occurred
        count.put(0, 1);
        int total = 0;
        int answer = 0;
        for (int num : nums) {
            total += num;
            answer += count.getOrDefault(total - k, 0);
            count.merge(total, 1, Integer::sum);
        }
        return answer;
    }
}

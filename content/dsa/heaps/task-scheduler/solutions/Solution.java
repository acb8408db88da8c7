class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[26];
        int most = 0;
        for (char task : tasks) {
            counts[task - 'A']++;
            most = Math.max(most, counts[task - 'A']);
        }
        int kinds = 0;
        for (int count : counts) {
            if (count == most) {
                kinds++;
            }
        }
        return Math.max(tasks.length, (most - 1) * (n + 1) + kinds);
    }
}

class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[26];
        for (char task : tasks) {
            counts[task - 'A']++;
        }
        Arrays.sort(counts);
        int most = counts[25];
        int tied = 0;
        for (int count : counts) {
            if (count == most) {
                tied++;
            }
        }
        return (most - 1) * (n + 1) + tied;
    }
}

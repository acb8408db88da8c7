class Solution {
    public int numOfSubarrays(int[] arr, int k, int threshold) {
        int[] prefix = new int[arr.length + 1];
        for (int i = 0; i < arr.length; i++) {
            prefix[i + 1] = prefix[i] + arr[i];
        }
        int count = 0;
        for (int i = 0; i + k <= arr.length; i++) {
            if (prefix[i + k] - prefix[i] >= k * threshold) {
                count++;
            }
        }
        return count;
    }
}

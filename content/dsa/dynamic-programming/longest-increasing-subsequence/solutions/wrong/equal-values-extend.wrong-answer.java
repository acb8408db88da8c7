class Solution {
    public int lengthOfLIS(int[] nums) {
        List<Integer> tails = new ArrayList<>();
        for (int num : nums) {
            int low = 0;
            int high = tails.size();
            while (low < high) {
                int mid = (low + high) / 2;
                if (tails.get(mid) <= num) {
                    low = mid + 1;
                } else {
                    high = mid;
                }
            }
            if (low == tails.size()) {
                tails.add(num);
            } else {
                tails.set(low, num);
            }
        }
        return tails.size();
    }
}

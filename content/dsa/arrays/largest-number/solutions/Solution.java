class Solution {
    public String largestNumber(int[] nums) {
        String[] texts = new String[nums.length];
        for (int i = 0; i < nums.length; i++) {
            texts[i] = String.valueOf(nums[i]);
        }
        Arrays.sort(texts, (a, b) -> (b + a).compareTo(a + b));
        return texts[0].equals("0") ? "0" : String.join("", texts);
    }
}

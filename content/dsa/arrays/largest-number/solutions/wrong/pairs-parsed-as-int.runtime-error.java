class Solution {
    public String largestNumber(int[] nums) {
        String[] words = new String[nums.length];
        for (int i = 0; i < nums.length; i++) {
            words[i] = String.valueOf(nums[i]);
        }
        Arrays.sort(words, (a, b) -> Integer.compare(Integer.parseInt(b + a), Integer.parseInt(a + b)));
        if (words[0].equals("0")) {
            return "0";
        }
        return String.join("", words);
    }
}

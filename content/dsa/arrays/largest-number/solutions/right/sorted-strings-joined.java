class Solution {
    public String largestNumber(int[] nums) {
        String all = Arrays.stream(nums)
                .mapToObj(String::valueOf)
                .sorted((a, b) -> (b + a).compareTo(a + b))
                .reduce("", String::concat);
        return all.startsWith("0") ? "0" : all;
    }
}

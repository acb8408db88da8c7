class Solution {
    private static final Map<Character, Integer> VALUES =
            Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

    public int romanToInt(String s) {
        int total = 0;
        for (int i = 0; i < s.length(); i++) {
            int value = VALUES.get(s.charAt(i));
            boolean beforeLarger = i + 1 < s.length() && value < VALUES.get(s.charAt(i + 1));
            total += beforeLarger ? -value : value;
        }
        return total;
    }
}

class Solution {
    private static final Map<Character, Integer> VALUES =
            Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

    public int romanToInt(String s) {
        int total = 0;
        int largest = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int value = VALUES.get(s.charAt(i));
            if (value < largest) {
                total -= value;
            } else {
                total += value;
                largest = value;
            }
        }
        return total;
    }
}

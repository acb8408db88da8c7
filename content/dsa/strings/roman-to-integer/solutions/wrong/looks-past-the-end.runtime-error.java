class Solution {
    public int romanToInt(String s) {
        Map<Character, Integer> values = Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);
        int number = 0;
        for (int i = 0; i < s.length(); i++) {
            int value = values.get(s.charAt(i));
            int next = values.get(s.charAt(i + 1));
            number += value < next ? -value : value;
        }
        return number;
    }
}

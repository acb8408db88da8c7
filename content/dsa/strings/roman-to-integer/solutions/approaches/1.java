class Solution {
    private static final Map<String, Integer> VALUES = Map.ofEntries(
            Map.entry("I", 1), Map.entry("V", 5), Map.entry("X", 10), Map.entry("L", 50),
            Map.entry("C", 100), Map.entry("D", 500), Map.entry("M", 1000),
            Map.entry("IV", 4), Map.entry("IX", 9), Map.entry("XL", 40), Map.entry("XC", 90),
            Map.entry("CD", 400), Map.entry("CM", 900));

    public int romanToInt(String s) {
        int total = 0;
        int i = 0;
        while (i < s.length()) {
            boolean isPair = i + 1 < s.length() && VALUES.containsKey(s.substring(i, i + 2));
            int length = isPair ? 2 : 1;
            total += VALUES.get(s.substring(i, i + length));
            i += length;
        }
        return total;
    }
}

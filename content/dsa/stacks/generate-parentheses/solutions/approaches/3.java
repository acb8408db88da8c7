class Solution {
    public List<String> generateParenthesis(int n) {
        List<List<String>> strings = new ArrayList<>();
        strings.add(List.of(""));
        for (int pairs = 1; pairs <= n; pairs++) {
            List<String> combined = new ArrayList<>();
            for (int i = 0; i < pairs; i++) {
                for (String a : strings.get(i)) {
                    for (String b : strings.get(pairs - 1 - i)) {
                        combined.add("(" + a + ")" + b);
                    }
                }
            }
            strings.add(combined);
        }
        return strings.get(n);
    }
}

class Solution {
    public List<String> generateParenthesis(int n) {
        List<String> texts = new ArrayList<>();
        for (int bits = 0; bits < 1 << (2 * n); bits++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 2 * n; i++) {
                text.append((bits >> i & 1) == 1 ? '(' : ')');
            }
            if (isWellFormed(text.toString())) {
                texts.add(text.toString());
            }
        }
        return texts;
    }

    private static boolean isWellFormed(String text) {
        int surplus = 0;
        for (char bracket : text.toCharArray()) {
            surplus += bracket == '(' ? 1 : -1;
            if (surplus < 0) {
                return false;
            }
        }
        return surplus == 0;
    }
}

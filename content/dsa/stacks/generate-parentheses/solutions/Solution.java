class Solution {
    private final List<String> texts = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    public List<String> generateParenthesis(int n) {
        extend(n, 0, 0);
        return texts;
    }

    private void extend(int n, int opened, int closed) {
        if (closed == n) {
            texts.add(text.toString());
            return;
        }
        if (opened < n) {
            text.append('(');
            extend(n, opened + 1, closed);
            text.setLength(text.length() - 1);
        }
        if (closed < opened) {
            text.append(')');
            extend(n, opened, closed + 1);
            text.setLength(text.length() - 1);
        }
    }
}

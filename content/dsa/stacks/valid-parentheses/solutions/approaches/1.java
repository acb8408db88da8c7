class Solution {
    public boolean isValid(String s) {
        String before = "";
        while (!s.equals(before)) {
            before = s;
            for (String pair : List.of("()", "[]", "{}")) {
                s = s.replace(pair, "");
            }
        }
        return s.isEmpty();
    }
}

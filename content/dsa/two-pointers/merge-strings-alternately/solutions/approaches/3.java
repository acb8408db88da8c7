class Solution {
    public String mergeAlternately(String word1, String word2) {
        return IntStream.range(0, Math.max(word1.length(), word2.length()))
            .mapToObj(i -> letter(word1, i) + letter(word2, i))
            .collect(Collectors.joining());
    }

    private String letter(String word, int i) {
        return i < word.length() ? word.substring(i, i + 1) : "";
    }
}

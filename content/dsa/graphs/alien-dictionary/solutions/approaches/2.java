class Solution {
    private final Map<Character, Set<Character>> after = new HashMap<>();
    private final Set<Character> written = new LinkedHashSet<>();
    private final Set<Character> inProgress = new HashSet<>();

    public String alienOrder(String[] words) {
        for (String word : words) {
            for (char letter : word.toCharArray()) {
                after.putIfAbsent(letter, new HashSet<>());
            }
        }
        for (int i = 0; i + 1 < words.length; i++) {
            String first = words[i];
            String second = words[i + 1];
            int shorter = Math.min(first.length(), second.length());
            int at = 0;
            while (at < shorter && first.charAt(at) == second.charAt(at)) {
                at++;
            }
            if (at < shorter) {
                after.get(first.charAt(at)).add(second.charAt(at));
            } else if (first.length() > second.length()) {
                return "";
            }
        }

        for (char letter : after.keySet()) {
            if (!write(letter)) {
                return "";
            }
        }
        StringBuilder order = new StringBuilder();
        for (char letter : written) {
            order.append(letter);
        }
        return order.reverse().toString();
    }

    /** False if the letter leads into a cycle. */
    private boolean write(char letter) {
        if (inProgress.contains(letter)) {
            return false;
        }
        if (!written.contains(letter)) {
            inProgress.add(letter);
            for (char later : after.get(letter)) {
                if (!write(later)) {
                    return false;
                }
            }
            inProgress.remove(letter);
            written.add(letter);
        }
        return true;
    }
}

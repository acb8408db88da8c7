class Solution {
    public String alienOrder(String[] words) {
        Map<Character, Set<Character>> after = new HashMap<>();
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

        Map<Character, Integer> before = new HashMap<>();
        for (Set<Character> letters : after.values()) {
            for (char later : letters) {
                before.merge(later, 1, Integer::sum);
            }
        }
        Queue<Character> free = new ArrayDeque<>();
        for (char letter : after.keySet()) {
            if (!before.containsKey(letter)) {
                free.add(letter);
            }
        }
        StringBuilder order = new StringBuilder();
        while (!free.isEmpty()) {
            char letter = free.remove();
            order.append(letter);
            for (char later : after.get(letter)) {
                if (before.merge(later, -1, Integer::sum) == 0) {
                    free.add(later);
                }
            }
        }
        return order.length() == after.size() ? order.toString() : "";
    }
}

class WordDictionary {
    private final Map<Integer, Set<String>> words = new HashMap<>();

    public WordDictionary() {}

    public void addWord(String word) {
        words.computeIfAbsent(word.length(), length -> new HashSet<>()).add(word);
    }

    public boolean search(String word) {
        for (String stored : words.getOrDefault(word.length(), Set.of())) {
            if (matches(word, stored)) {
                return true;
            }
        }
        return false;
    }

    private boolean matches(String word, String stored) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) != '.' && word.charAt(i) != stored.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}

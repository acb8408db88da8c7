class Solution {
    public List<List<String>> groupAnagrams(String[] strs) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String word : strs) {
            char[] counts = new char[26]; // as a String they make a key; each is at most 100
            for (char letter : word.toCharArray()) {
                counts[letter - 'a']++;
            }
            groups.computeIfAbsent(new String(counts), key -> new ArrayList<>()).add(word);
        }
        return new ArrayList<>(groups.values());
    }
}

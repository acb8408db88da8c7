class Solution {
    public List<List<String>> groupAnagrams(String[] strs) {
        Map<char[], List<String>> groups = new HashMap<>();
        for (String str : strs) {
            char[] key = str.toCharArray();
            Arrays.sort(key);
            groups.computeIfAbsent(key, k -> new ArrayList<>()).add(str);
        }
        return new ArrayList<>(groups.values());
    }
}

class Solution {
    private final Map<String, Boolean> memo = new HashMap<>();

    public boolean wordBreak(String s, List<String> wordDict) {
        if (s.isEmpty()) return true;
        Boolean known = memo.get(s);
        if (known != null) return known;
        boolean fits = wordDict.stream().anyMatch(w -> s.startsWith(w) && wordBreak(s.substring(w.length()), wordDict));
        memo.put(s, fits);
        return fits;
    }
}

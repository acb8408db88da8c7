class Solution {
    public String minWindow(String s, String t) {
        Map<Character, Integer> need = new HashMap<>();
        for (char c : t.toCharArray()) {
            need.merge(c, 1, Integer::sum);
        }
        Map<Character, Integer> have = new HashMap<>();
        int complete = 0;
        int left = 0;
        int start = 0;
        int shortest = Integer.MAX_VALUE;
        for (int right = 0; right < s.length(); right++) {
            char c = s.charAt(right);
            have.merge(c, 1, Integer::sum);
            if (need.containsKey(c) && have.get(c) == need.get(c)) {
                complete++;
            }
            while (complete == need.size()) {
                if (right - left + 1 < shortest) {
                    start = left;
                    shortest = right - left + 1;
                }
                char out = s.charAt(left++);
                if (need.containsKey(out) && have.get(out) == need.get(out)) {
                    complete--;
                }
                have.merge(out, -1, Integer::sum);
            }
        }
        return shortest > s.length() ? "" : s.substring(start, start + shortest);
    }
}

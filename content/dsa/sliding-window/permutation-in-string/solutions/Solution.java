class Solution {
    public boolean checkInclusion(String s1, String s2) {
        int[] supply = new int[26]; // how many more of each letter the window may take in
        for (char letter : s1.toCharArray()) {
            supply[letter - 'a']++;
        }
        int left = 0;
        for (int right = 0; right < s2.length(); right++) {
            int letter = s2.charAt(right) - 'a';
            supply[letter]--;
            while (supply[letter] < 0) {
                supply[s2.charAt(left) - 'a']++;
                left++;
            }
            if (right - left + 1 == s1.length()) {
                return true;
            }
        }
        return false;
    }
}

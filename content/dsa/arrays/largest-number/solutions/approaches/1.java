class Solution {
    private String largest = "";

    public String largestNumber(int[] nums) {
        String[] texts = new String[nums.length];
        for (int i = 0; i < nums.length; i++) {
            texts[i] = String.valueOf(nums[i]);
        }
        arrange(texts, 0);
        return largest.startsWith("0") ? "0" : largest;
    }

    // The places before first are fixed; the texts from first on are not in use.
    private void arrange(String[] texts, int first) {
        if (first == texts.length) {
            String joined = String.join("", texts);
            if (joined.compareTo(largest) > 0) {
                largest = joined;
            }
            return;
        }
        for (int i = first; i < texts.length; i++) {
            swap(texts, first, i);
            arrange(texts, first + 1);
            swap(texts, first, i);
        }
    }

    private void swap(String[] texts, int i, int j) {
        String saved = texts[i];
        texts[i] = texts[j];
        texts[j] = saved;
    }
}

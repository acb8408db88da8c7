class Solution {
    public int totalFruit(int[] fruits) {
        int best = 0;
        int length = 0;
        int run = 0;
        int latest = -1;
        int other = -1;
        for (int kind : fruits) {
            length = kind == latest || kind == other ? length + 1 : run + 1;
            run = kind == latest ? run + 1 : 1;
            if (kind != latest) {
                other = latest;
                latest = kind;
            }
            best = Math.max(best, length);
        }
        return best;
    }
}

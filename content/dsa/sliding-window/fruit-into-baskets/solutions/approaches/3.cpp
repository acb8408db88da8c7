class Solution {
public:
    int totalFruit(vector<int>& fruits) {
        int best = 0, length = 0, run = 0;
        int latest = -1, other = -1;
        for (int kind : fruits) {
            length = kind == latest || kind == other ? length + 1 : run + 1;
            run = kind == latest ? run + 1 : 1;
            if (kind != latest) {
                other = latest;
                latest = kind;
            }
            best = max(best, length);
        }
        return best;
    }
};

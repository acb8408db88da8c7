class Solution {
public:
    int totalFruit(vector<int>& fruits) {
        int best = 0;
        for (int start = 0; start < ssize(fruits); start++) {
            unordered_set<int> kinds;
            for (int end = start; end < ssize(fruits); end++) {
                kinds.insert(fruits[end]);
                if (kinds.size() > 2) break;
                best = max(best, end - start + 1);
            }
        }
        return best;
    }
};

class Solution {
public:
    int minEatingSpeed(vector<int>& piles, int h) {
        int k = 1;
        while (hours(piles, k) > h) k++;
        return k;
    }

private:
    static long long hours(const vector<int>& piles, int k) {
        long long total = 0;
        for (int pile : piles) total += (pile - 1) / k + 1;
        return total;
    }
};

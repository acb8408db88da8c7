class Solution {
public:
    int minEatingSpeed(vector<int>& piles, int h) {
        auto speeds = views::iota(1L, 1L + *ranges::max_element(piles));
        return *ranges::partition_point(speeds, [&](long speed) {
            return accumulate(piles.begin(), piles.end(), 0L, [&](long sum, int pile) { return sum + (pile + speed - 1) / speed; }) > h;
        });
    }
};

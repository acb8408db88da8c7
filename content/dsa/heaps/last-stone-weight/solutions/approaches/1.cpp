class Solution {
public:
    int lastStoneWeight(vector<int>& stones) {
        vector<int> rest = stones;
        while (rest.size() > 1) {
            ranges::sort(rest);
            const int heaviest = rest.back();
            rest.pop_back();
            const int second = rest.back();
            rest.pop_back();
            if (heaviest != second) rest.push_back(heaviest - second);
        }
        return rest.empty() ? 0 : rest[0];
    }
};

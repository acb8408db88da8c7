class Solution {
public:
    int lastStoneWeight(vector<int>& stones) {
        int weight = ranges::max(stones);
        vector<int> counts(weight + 1);
        for (int stone : stones) counts[stone]++;

        int hand = 0;  // weight of the stone in hand, 0 for none
        while (weight > 0) {
            if (hand == 0) {
                hand = counts[weight] % 2 == 1 ? weight : 0;
                weight--;
            } else if (counts[weight] == 0) {
                weight--;
            } else {
                counts[weight]--;
                const int difference = hand - weight;
                if (difference > weight) {
                    hand = difference;
                } else {
                    counts[difference]++;
                    hand = 0;
                }
            }
        }
        return hand;
    }
};

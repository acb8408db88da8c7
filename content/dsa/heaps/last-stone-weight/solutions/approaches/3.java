class Solution {
    public int lastStoneWeight(int[] stones) {
        int weight = Arrays.stream(stones).max().getAsInt();
        int[] counts = new int[weight + 1];
        for (int stone : stones) {
            counts[stone]++;
        }

        int hand = 0; // weight of the stone in hand, 0 for none
        while (weight > 0) {
            if (hand == 0) {
                hand = counts[weight] % 2 == 1 ? weight : 0;
                weight--;
            } else if (counts[weight] == 0) {
                weight--;
            } else {
                counts[weight]--;
                int difference = hand - weight;
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
}

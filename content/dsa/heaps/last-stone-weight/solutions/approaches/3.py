class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        weight = max(stones)
        counts = [0] * (weight + 1)
        for stone in stones:
            counts[stone] += 1

        hand = 0  # weight of the stone in hand, 0 for none
        while weight > 0:
            if hand == 0:
                hand = weight if counts[weight] % 2 == 1 else 0
                weight -= 1
            elif counts[weight] == 0:
                weight -= 1
            else:
                counts[weight] -= 1
                difference = hand - weight
                if difference > weight:
                    hand = difference
                else:
                    counts[difference] += 1
                    hand = 0
        return hand

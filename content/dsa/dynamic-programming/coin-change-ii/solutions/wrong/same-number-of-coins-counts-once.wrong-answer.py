class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        numbers = [0] * (amount + 1)
        numbers[0] = 1
        for a in range(1, amount + 1):
            for c in coins:
                if c <= a:
                    numbers[a] |= numbers[a - c] << 1
        return bin(numbers[amount]).count("1")

class Solution {
public:
    int romanToInt(string s) {
        int total = 0, largest = 0;
        for (char symbol : s | views::reverse) {
            int value = valueOf(symbol);
            if (value < largest) {
                total -= value;
            } else {
                total += value;
                largest = value;
            }
        }
        return total;
    }

private:
    int valueOf(char symbol) {
        switch (symbol) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            case 'D': return 500;
            default: return 1000;
        }
    }
};

class Solution {
public:
    int climbStairs(int n) {
        int below = 1, here = 1;  // ways to reach steps 0 and 1
        for (int step = 2; step <= n; step++) {
            int next = below + here;
            below = here;
            here = next;
        }
        return here;
    }
};

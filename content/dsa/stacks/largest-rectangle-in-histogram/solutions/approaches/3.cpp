class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        int n = heights.size();
        auto lower = [&](int i, int j) { return heights[i] <= heights[j] ? i : j; };

        vector<int> tree(2 * n);  // the lowest bar below each node; bar i is leaf n + i
        for (int i = 0; i < n; i++) tree[n + i] = i;
        for (int node = n - 1; node > 0; node--) {
            tree[node] = lower(tree[2 * node], tree[2 * node + 1]);
        }

        auto lowest = [&](int start, int end) {
            int limit = start;
            for (int left = n + start, right = n + end; left < right; left /= 2, right /= 2) {
                if (left % 2 == 1) limit = lower(limit, tree[left++]);
                if (right % 2 == 1) limit = lower(limit, tree[--right]);
            }
            return limit;
        };

        int largest = 0;
        vector<pair<int, int>> ranges{{0, n}};
        while (!ranges.empty()) {
            auto [start, end] = ranges.back();
            ranges.pop_back();
            if (start == end) continue;
            int limit = lowest(start, end);
            largest = max(largest, heights[limit] * (end - start));
            ranges.push_back({start, limit});
            ranges.push_back({limit + 1, end});
        }
        return largest;
    }
};

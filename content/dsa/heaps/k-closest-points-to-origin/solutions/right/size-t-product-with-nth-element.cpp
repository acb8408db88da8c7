class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        auto norm = [](const vector<int>& p) { return size_t(abs(p[0])) * abs(p[0]) + size_t(abs(p[1])) * abs(p[1]); };
        nth_element(points.begin(), points.begin() + k - 1, points.end(),
                    [&](const auto& a, const auto& b) { return norm(a) < norm(b); });
        points.resize(k);
        return points;
    }
};

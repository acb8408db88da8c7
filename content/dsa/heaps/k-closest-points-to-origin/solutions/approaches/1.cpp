class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        auto distance = [](const vector<int>& point) {
            return point[0] * point[0] + point[1] * point[1];
        };
        ranges::sort(points, {}, distance);
        points.resize(k);
        return points;
    }
};

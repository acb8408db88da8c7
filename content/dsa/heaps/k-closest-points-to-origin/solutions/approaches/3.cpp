class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        vector<vector<int>> closest, rest = points;
        while (ssize(closest) < k) {
            const int pivot = distance(rest[rand() % rest.size()]);
            vector<vector<int>> nearer, equal, farther;
            for (const auto& point : rest) {
                if (distance(point) < pivot) nearer.push_back(point);
                else if (distance(point) == pivot) equal.push_back(point);
                else farther.push_back(point);
            }
            const int missing = k - ssize(closest);
            if (missing < ssize(nearer)) {
                rest = nearer;
            } else {
                const int ties = min(missing - ssize(nearer), ssize(equal));
                closest.insert(closest.end(), nearer.begin(), nearer.end());
                closest.insert(closest.end(), equal.begin(), equal.begin() + ties);
                rest = farther;
            }
        }
        return closest;
    }

private:
    int distance(const vector<int>& point) {
        return point[0] * point[0] + point[1] * point[1];
    }
};

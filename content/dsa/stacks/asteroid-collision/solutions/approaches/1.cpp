class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        vector<int> line = asteroids;
        int i = 0;
        while (i + 1 < ssize(line)) {
            if (line[i] < 0 || line[i + 1] > 0) {
                i++;
                continue;
            }
            int right = line[i], left = -line[i + 1];
            if (left <= right) line.erase(line.begin() + i + 1);
            if (right <= left) line.erase(line.begin() + i);
            i = 0;
        }
        return line;
    }
};

class Solution {
public:
    vector<int> asteroidCollision(vector<int>& asteroids) {
        vector<int> survivors;
        for (int asteroid : asteroids) {
            bool alive = true;
            while (alive && asteroid < 0 && !survivors.empty() && survivors.back() > 0) {
                int rival = survivors.back();
                alive = rival < -asteroid;
                if (rival <= -asteroid) survivors.pop_back();
            }
            if (alive) survivors.push_back(asteroid);
        }
        return survivors;
    }
};

class Solution {
    enum class State : char { fresh, open, done };

public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        vector<vector<int>> needs(numCourses);
        for (auto& p : prerequisites) needs.at(p[0]).push_back(p[1]);
        vector<State> state(numCourses, State::fresh);
        function<bool(int)> visit = [&](int course) {
            switch (state[course]) {
                case State::done: return true;
                case State::open: return false;
                case State::fresh: break;
                default: throw logic_error("no such state: " + to_string(course));
            }
            state[course] = State::open;
            for (int first : needs[course])
                if (!visit(first)) return false;
            state[course] = State::done;
            return true;
        };
        return all_of(state.begin(), state.end(), [&, course = 0](State) mutable { return visit(course++); });
    }
};

class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        List<List<Integer>> needs = new ArrayList<>();
        for (int i = 0; i < numCourses; i++) {
            needs.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            needs.get(pair[0]).add(pair[1]);
        }
        boolean[] onPath = new boolean[numCourses];
        for (int course = 0; course < numCourses; course++) {
            if (!visit(course, needs, onPath)) {
                return false;
            }
        }
        return true;
    }

    private boolean visit(int course, List<List<Integer>> needs, boolean[] onPath) {
        if (onPath[course]) {
            return false;
        }
        onPath[course] = true;
        for (int other : needs.get(course)) {
            if (!visit(other, needs, onPath)) {
                return false;
            }
        }
        onPath[course] = false;
        return true;
    }
}

class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        List<List<Integer>> needs = new ArrayList<>();
        for (int i = 0; i < numCourses; i++) {
            needs.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            needs.get(pair[0]).add(pair[1]);
        }
        for (int course = 0; course < numCourses; course++) {
            if (!visit(course, needs, new HashSet<>())) {
                return false;
            }
        }
        return true;
    }

    private boolean visit(int course, List<List<Integer>> needs, Set<Integer> seen) {
        if (!seen.add(course)) {
            return false;
        }
        for (int other : needs.get(course)) {
            if (!visit(other, needs, seen)) {
                return false;
            }
        }
        return true;
    }
}

class Solution {
    public int[] findOrder(int numCourses, int[][] prerequisites) {
        List<List<Integer>> unlocks = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            unlocks.add(new ArrayList<>());
        }
        int[] open = new int[numCourses];
        for (int[] pair : prerequisites) {
            unlocks.get(pair[1]).add(pair[0]);
            open[pair[0]]++;
        }

        int[] order = new int[numCourses];
        int found = 0;
        for (int course = 0; course < numCourses; course++) {
            if (open[course] == 0) {
                order[found++] = course;
            }
        }
        for (int i = 0; i < found; i++) {
            for (int later : unlocks.get(order[i])) {
                if (--open[later] == 0) {
                    order[found++] = later;
                }
            }
        }
        return found == numCourses ? order : new int[0];
    }
}

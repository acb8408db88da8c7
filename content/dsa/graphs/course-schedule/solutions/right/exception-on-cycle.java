class Solution {
    private static class Cycle extends RuntimeException {
        Cycle(int course) {
            super("cycle through " + course);
        }
    }

    public boolean canFinish(int numCourses, int[][] prerequisites) {
        Map<Integer, List<Integer>> needs = new TreeMap<>();
        for (int[] p : prerequisites) needs.computeIfAbsent(p[0], k -> new LinkedList<>()).add(p[1]);
        Set<Integer> open = new HashSet<>(), done = new HashSet<>();
        try {
            for (int c = 0; c < numCourses; c++) visit(c, needs, open, done);
            return true;
        } catch (Cycle e) {
            return false;
        } finally {
            open.clear();
        }
    }

    private void visit(int course, Map<Integer, List<Integer>> needs, Set<Integer> open, Set<Integer> done) {
        if (done.contains(course)) return;
        if (!open.add(course)) throw new Cycle(course);
        for (int first : needs.getOrDefault(course, List.of())) visit(first, needs, open, done);
        open.remove(course);
        done.add(course);
    }
}

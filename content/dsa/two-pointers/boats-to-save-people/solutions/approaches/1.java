class Solution {
    public int numRescueBoats(int[] people, int limit) {
        List<Integer> waiting = new ArrayList<>();
        for (int weight : people) {
            waiting.add(weight);
        }
        Collections.sort(waiting);
        int boats = 0;
        while (!waiting.isEmpty()) {
            int heaviest = waiting.remove(waiting.size() - 1);
            for (int i = waiting.size() - 1; i >= 0; i--) {
                if (heaviest + waiting.get(i) <= limit) {
                    waiting.remove(i);
                    break;
                }
            }
            boats++;
        }
        return boats;
    }
}

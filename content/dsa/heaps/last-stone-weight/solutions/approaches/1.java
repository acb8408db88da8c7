class Solution {
    public int lastStoneWeight(int[] stones) {
        List<Integer> rest = new ArrayList<>();
        for (int stone : stones) {
            rest.add(stone);
        }
        while (rest.size() > 1) {
            Collections.sort(rest);
            int heaviest = rest.remove(rest.size() - 1);
            int second = rest.remove(rest.size() - 1);
            if (heaviest != second) {
                rest.add(heaviest - second);
            }
        }
        return rest.isEmpty() ? 0 : rest.get(0);
    }
}

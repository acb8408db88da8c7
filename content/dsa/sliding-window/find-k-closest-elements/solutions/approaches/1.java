class Solution {
    public List<Integer> findClosestElements(int[] arr, int k, int x) {
        List<Integer> closest = new ArrayList<>();
        for (int value : arr) {
            closest.add(value);
        }
        closest.sort((a, b) -> {
            int byDistance = Integer.compare(Math.abs(a - x), Math.abs(b - x));
            return byDistance != 0 ? byDistance : Integer.compare(a, b);
        });
        closest = closest.subList(0, k);
        Collections.sort(closest);
        return closest;
    }
}

class Solution {
    public List<Integer> findClosestElements(int[] arr, int k, int x) {
        int low = 0;
        int high = arr.length - k;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (x - arr[mid] > arr[mid + k] - x) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        List<Integer> closest = new ArrayList<>(k);
        for (int i = low; i < low + k; i++) {
            closest.add(arr[i]);
        }
        return closest;
    }
}

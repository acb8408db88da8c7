class Solution {
    public int minMeetingRooms(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[0], b[0]));
        PriorityQueue<Integer> ends = new PriorityQueue<>();
        for (int[] interval : intervals) {
            if (!ends.isEmpty() && ends.peek() < interval[0]) {
                ends.poll();
            }
            ends.add(interval[1]);
        }
        return ends.size();
    }
}

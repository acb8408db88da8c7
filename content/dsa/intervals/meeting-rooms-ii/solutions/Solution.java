class Solution {
    public int minMeetingRooms(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[0], b[0]));
        PriorityQueue<Integer> busyUntil = new PriorityQueue<>(); // one entry for each room
        for (int[] interval : intervals) {
            if (!busyUntil.isEmpty() && busyUntil.peek() <= interval[0]) {
                busyUntil.poll();
            }
            busyUntil.add(interval[1]);
        }
        return busyUntil.size();
    }
}

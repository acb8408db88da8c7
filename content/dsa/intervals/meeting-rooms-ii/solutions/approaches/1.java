class Solution {
    public int minMeetingRooms(int[][] intervals) {
        int rooms = 0;
        for (int[] starting : intervals) {
            int time = starting[0];
            int meetings = 0;
            for (int[] interval : intervals) {
                if (interval[0] <= time && time < interval[1]) {
                    meetings++;
                }
            }
            rooms = Math.max(rooms, meetings);
        }
        return rooms;
    }
}

class Solution {
    public boolean canAttendMeetings(int[][] intervals) {
        int latest = 0;
        for (int[] interval : intervals) {
            latest = Math.max(latest, interval[1]);
        }
        int[] change = new int[latest + 1];
        for (int[] interval : intervals) {
            change[interval[0]]++;
            change[interval[1]]--;
        }
        int ongoing = 0;
        for (int delta : change) {
            ongoing += delta;
            if (ongoing > 1) {
                return false;
            }
        }
        return true;
    }
}

class Solution:
    def leastInterval(self, tasks, n):
        [(_, most), *_rest] = ranked = Counter(tasks).most_common()
        ties = sum(count == most for _, count in ranked)
        return max(len(tasks), (most - 1) * (n + 1) + ties)

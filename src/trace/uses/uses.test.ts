import { expect, test } from 'vitest';
import { pointerColors, usesOf } from './uses.ts';

test('indices, cells and the ends of a halved range are found, texts and comments say nothing', () => {
  const { indexes, cells } = usesOf(`
    def search(nums):
    while low <= high:  # nums[comment]
        mid = (low + high) // 2
        if nums[mid] == self.want[row][col - 1]: return "nums[text]"
        for k, x in enumerate(values): s[k + 1:end]
  `);
  expect(indexes.get('nums')).toEqual(['mid', 'low', 'high']);
  expect(indexes.get('values')).toEqual(['k']);
  expect(indexes.get('s')).toEqual(['k']);
  expect(cells.get('self.want')).toEqual([['row', 'col']]);
});

test('heaps, queues, stacks, bits and forests are told by what is done with them', () => {
  const uses = usesOf(`
    heappush(heap, 1); queue.popleft(); stack.append(2); stack.pop(); n &= n - 1; mask = bits << 2
    while parent[x] != x: x = parent[parent[x]]
  `);
  expect([...uses.heaps]).toEqual(['heap']);
  expect([...uses.queues]).toEqual(['queue']);
  expect([...uses.stacks]).toEqual(['stack']);
  expect([...uses.bits]).toEqual(expect.arrayContaining(['n', 'bits']));
  expect([...uses.forests]).toEqual(['parent']);
});

test('two pointers of one list have two colors', () => {
  const source = 'while nums[left] < nums[right]: left += 1';
  const colorOf = pointerColors(source, usesOf(source));
  expect(colorOf('left')).not.toBe(colorOf('right'));
});

test('Java says the same by its own calls, with and without this', () => {
  const uses = usesOf(`
    class Solution { int f(int[] nums, String s) {
      if (this.memo[i] > 0) s.charAt(left); list.get(k); heap.poll();
      stack.push(i); stack.pop(); // gone[x]
      while (parent[x] != x) x = parent[parent[x]];
    } }
  `);
  expect(uses.indexes.get('memo')).toEqual(['i']);
  expect(uses.indexes.get('s')).toEqual(['left']);
  expect(uses.indexes.get('list')).toEqual(['k']);
  expect(uses.indexes.has('gone')).toBe(false);
  expect([...uses.stacks]).toEqual(['stack']);
  expect([...uses.tops]).toEqual(['stack']);
  expect([...uses.forests]).toEqual(['parent']);
});

test('where a window begins is a pointer too, by the window’s length', () => {
  const { indexes, windows } = usesOf(
    'for head in range(len(s)):\n    seen[s[head]] = head\n    best = max(best, head - tail + 1)',
  );
  expect(indexes.get('s')).toEqual(['head', 'tail']);
  expect(windows).toEqual([['tail', 'head']]);
});

import nearest from 'virtual:dataset/nearest';
import { expect, test } from 'vitest';
import { findNearest, loadNearestIndex } from './find-related.ts';

const index = loadNearestIndex(nearest.index);

test.each([
  // The example on the page itself.
  ['how do I find two numbers in an array that add up to a target?', 'Two Sum'],
  ['two numbers that sum to a target', 'Two Sum'],
  ['three numbers that add up to zero', '3Sum'],
  ['how to detect a cycle in a linked list', 'Linked List Cycle'],
  ['merge overlapping intervals', 'Merge Intervals'],
  ['minimum number of coins to make an amount', 'Coin Change'],
  ['how many islands are in a grid', 'Number of Islands'],
  ['cache that evicts the least recently used key', 'LRU Cache'],
  ['reverse a linked list', 'Reverse Linked List'],
  ['search in a rotated sorted array', 'Search in Rotated Sorted Array'],
  ['buy and sell a stock once for the maximum profit', 'Best Time to Buy and Sell Stock'],
  ['median of a stream of numbers', 'Find Median from Data Stream'],
  ['can I finish all courses with prerequisites', 'Course Schedule'],
  ['number of ways to climb stairs', 'Climbing Stairs'],
  ['product of all elements except the own one', 'Product of Array Except Self'],
  ['longest substring without repeating characters', 'Longest Substring Without Repeating Characters'],
])('%s finds %s first', (text, title) => {
  const [first] = findNearest(index, text).questions;
  expect(first).toMatchObject({ title, weak: false });
});

test.each(['shortest path with at most K stops', 'deploy a website to kubernetes with a linked list'])(
  '%s has weak matches alone, and says so',
  (text) => {
    expect(findNearest(index, text).questions.filter((q) => !q.weak)).toEqual([]);
  },
);

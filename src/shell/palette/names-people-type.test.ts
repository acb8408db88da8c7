import { expect, test } from 'vitest';
import { createSearch } from '#search/search.ts';
import { BUNDLED } from './entries.ts';

const search = createSearch(BUNDLED);

// What people type is seldom what a question is called.
test.each([
  ['whatsapp', 'Chat Service'],
  ['uber', 'Ride Hailing Dispatch'],
  ['twitter', 'News Feed'],
  ['dropbox', 'File Sync and Sharing'],
  ['tinyurl', 'URL Shortener'],
  ['ticketmaster', 'Concert Ticket Booking'],
  ['typeahead', 'Search Autocomplete'],
  ['tinder', 'Dating App Matches'],
  ['ebay', 'Online Auction'],
  ['booking.com', 'Hotel Reservation'],
  ['leetcode', 'Online Judge'],
  ['twitch', 'Live Comments'],
  ['venmo', 'Digital Wallet'],
  ['matching engine', 'Stock Exchange Order Book'],
  ['twitter search', 'Post Search'],
  ['memcached', 'Distributed Cache'],
  ['erasure coding', 'Object Storage'],
  ['heavy hitters', 'Top-K Trending Items'],
  ['gist', 'Pastebin'],
  ['tell me about yourself', 'Tell me about yourself'],
  ['salary', 'What are your salary expectations'],
  ['weakness', 'What is your greatest weakness'],
  ['oauth', 'Security Basics'],
  ['websocket', 'Real-Time Delivery'],
  ['raft', 'Raft'],
  ['transformer', 'transformer'],
  ['knapsack', 'knapsack'],
  ['kadane', 'Maximum Subarray'],
  ['knapsack', 'Partition Equal Subset Sum'],
  ['attention is all you need', 'Attention Is All You Need'],
  ['vaswani', 'Attention Is All You Need'],
  ['1706.03762', 'Attention Is All You Need'],
  ['graphrag', 'GraphRAG'],
  ['hyde', 'HyDE'],
  ['amazon', 'Amazon'],
  ['goldman', 'Goldman Sachs'],
])('%s finds %s', (typed, title) => {
  const titles = search(typed)
    .slice(0, 5)
    .map(({ entry }) => entry.title);
  expect(titles).toContain(title);
});

test.each(['trie', 'sliding window', 'cache', 'star'])(
  '%s finds something to do before its meaning',
  (typed) => {
    expect(search(typed)[0]?.entry.group).not.toBe('term');
  },
);

import { expect, it } from 'vitest';
import { listLink } from './list-link.ts';

it.each([
  ['dsa/arrays/two-sum', 'topic', 'Hash Table', '/dsa?topic=Hash+Table'],
  ['dsa/arrays/two-sum', 'company', 'Google', '/dsa?company=Google'],
  ['system-design/lld/chess-game', 'topic', 'State', '/system-design?tab=lld&topic=State'],
  ['behavioral/teamwork/credit-shared', 'topic', 'Trust', '/behavioral?topic=Trust'],
] as const)('%s, %s %s', (databaseId, fact, value, address) => {
  expect(listLink(databaseId, fact, value)).toBe(address);
});

import { describe, expect, it } from 'vitest';
import { questionLink } from './question-link.ts';

const row = (databaseId: string | null) => ({ id: 'chat', category: 'High Level Design', databaseId });

describe('the address of a question', () => {
  it.each([
    ['dsa', 'dsa/arrays/two-sum', '/question/dsa/arrays/two-sum'],
    ['system-design', 'system-design/hld/chat', '/system-design-question/system-design/hld/chat'],
    [
      'machine-learning',
      'machine-learning/ml-system-design/x',
      '/ml-question/machine-learning/ml-system-design/x',
    ],
    ['behavioral', 'behavioral/teamwork/x', '/behavior-question/behavioral/teamwork/x'],
  ] as const)('on the page %s is made of the databaseId %s', (page, databaseId, address) => {
    expect(questionLink(page, row(databaseId))).toBe(address);
  });

  it('follows the question, not the page: the machine learning tab stands on the system design page', () => {
    expect(questionLink('system-design', row('machine-learning/ml-system-design/x'))).toBe(
      '/ml-question/machine-learning/ml-system-design/x',
    );
  });

  it.each([
    ['system-design', '/system-design-question/system-design/high-level-design/chat'],
    ['machine-learning', '/ml-question/machine-learning/high-level-design/chat'],
    ['behavioral', '/behavior-question/behavioral/high-level-design/chat'],
    ['dsa', '/question/dsa/high-level-design/chat'],
  ] as const)('takes its first segment from the page %s where there is no databaseId', (page, address) => {
    expect(questionLink(page, row(null))).toBe(address);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFields, type JournalEntry, journalEntrySchema, sortEntries } from './journal.ts';

const entry = (id: string, part: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  kind: 'upsolve',
  title: id,
  url: '',
  note: '',
  day: '',
  createdAt: 0,
  ...part,
});
const order = (entries: JournalEntry[], kind: JournalEntry['kind']) =>
  sortEntries(entries, kind).map(({ id }) => id);

test('fields are tidied up', () => {
  expect(checkFields({ title: ' 4A ', url: ' https://a.org ', note: ' n ', day: '2026-11-21' })).toEqual({
    ok: true,
    fields: { title: '4A', url: 'https://a.org', note: 'n', day: '2026-11-21' },
  });
});

test('each field that needs attention says why', () => {
  const checked = checkFields({ title: ' ', url: 'javascript:alert(1)', note: '', day: 'soon' });
  expect(checked.ok ? {} : Object.keys(checked.problems)).toEqual(['title', 'url', 'day']);
});

test('whatever passes the check can be kept', () => {
  const fields = fc.record({ title: fc.string(), url: fc.string(), note: fc.string(), day: fc.constant('') });
  fc.assert(
    fc.property(fields, (typed) => {
      const checked = checkFields(typed);
      if (checked.ok) expect(journalEntrySchema.safeParse(entry('x', checked.fields)).success).toBe(true);
    }),
  );
});

test('open upsolves by due day, undated last, then the finished, latest first', () => {
  const entries = [
    entry('done early', { doneAt: 1 }),
    entry('undated'),
    entry('late', { day: '2026-12-01' }),
    entry('done late', { doneAt: 2 }),
    entry('soon', { day: '2026-11-21' }),
  ];
  expect(order(entries, 'upsolve')).toEqual(['soon', 'late', 'undated', 'done late', 'done early']);
});

test('open mistakes newest first', () => {
  const entries = [entry('old', { day: '2026-11-01' }), entry('new', { day: '2026-11-21' })];
  expect(order(entries, 'mistake')).toEqual(['new', 'old']);
});

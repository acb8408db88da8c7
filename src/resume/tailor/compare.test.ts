import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setItem, setPersonal, setTemplate } from '../commands.ts';
import { createItem, createSection, emptyContent } from '../create.ts';
import type { ResumeContent } from '../model.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { toPlainText } from '../write/plain-text.ts';
import { compareResumes, type Piece } from './compare.ts';

const jobs = [
  createItem({
    id: 'a',
    title: 'Acme',
    subtitle: 'Engineer',
    start: '2020',
    text: 'Built the ledger\nRan on-call',
  }),
  createItem({ id: 'b', title: 'Globex', subtitle: 'Analyst' }),
];
const base: ResumeContent = {
  ...emptyContent(),
  sections: [{ ...createSection('work'), id: 'work', title: 'Work Experience', items: jobs }],
};

const sideOf = (pieces: readonly Piece[], side: 'before' | 'after') =>
  pieces
    .filter((piece) => piece.in === 'both' || piece.in === side)
    .map(({ text }) => text)
    .join('');

describe('the differences of two resumes', () => {
  it('are none between a resume and itself', () => {
    fc.assert(
      fc.property(arbitraryResume, (content) => {
        expect(compareResumes(content, content)).toEqual([]);
      }),
    );
  });

  it('are there whenever the two print something else', () => {
    fc.assert(
      fc.property(arbitraryResume, arbitraryResume, (a, b) => {
        if (toPlainText(a) !== toPlainText(b)) expect(compareResumes(a, b)).not.toEqual([]);
      }),
    );
  });

  it('name the place and the words', () => {
    const changed = setItem('work', 'a', 'text', 'Built the payments ledger\nRan on-call')(base);
    expect(compareResumes(base, changed)).toEqual([
      {
        place: 'Work Experience, Acme',
        changes: [
          {
            pieces: [
              { in: 'both', text: 'Built the ' },
              { in: 'after', text: 'payments ' },
              { in: 'both', text: 'ledger' },
            ],
          },
        ],
      },
    ]);
  });

  it('show a text that was written anew after the old one, not word by word', () => {
    const before = 'Engineer since 2019, in payment systems. Likes small services and graphs that go down.';
    const after = 'Engineer who writes things down and likes billing that settles millions of invoices.';
    const old = setPersonal('summary', before)(base);
    expect(compareResumes(old, setPersonal('summary', after)(base))[0]?.changes).toEqual([
      {
        pieces: [
          { in: 'before', text: before },
          { in: 'after', text: after },
        ],
      },
    ]);
  });

  it('keep both texts whole, whatever was changed', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 8 }), fc.lorem({ maxCount: 8 }), (before, after) => {
        const old = setPersonal('location', before)(base);
        const [difference] = compareResumes(old, setPersonal('location', after)(base));
        if (before === after) expect(difference).toBeUndefined();
        const pieces = difference?.changes[0]?.pieces ?? [{ in: 'both', text: before }];
        expect([sideOf(pieces, 'before'), sideOf(pieces, 'after')]).toEqual([before, after]);
      }),
    );
  });

  it('tell what was added, removed, moved, hidden and how it is printed', () => {
    const [acme, globex] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];
    const withItems = (items: typeof jobs): ResumeContent => ({
      ...base,
      sections: base.sections.map((section) => ({ ...section, items })),
    });
    const places = (after: ResumeContent) =>
      compareResumes(base, after).map(({ place, state }) => [place, state]);
    expect(places(withItems([acme]))).toEqual([['Work Experience, Globex', 'removed']]);
    expect(places(withItems([acme, globex, createItem({ title: 'Initech' })]))).toEqual([
      ['Work Experience, Initech', 'added'],
    ]);
    expect(places(withItems([globex, acme]))).toEqual([['Work Experience', undefined]]);
    expect(places({ ...base, design: { hidden: ['b'] } })).toEqual([['Hidden', undefined]]);
    expect(places(setTemplate('academic')(base))).toEqual([['Design', undefined]]);
    expect(compareResumes(base, { ...base, design: { lineHeight: 1.4 } })[0]?.changes).toEqual([
      { label: 'Changed settings', pieces: [{ in: 'both', text: 'line height' }] },
    ]);
  });

  it('find an entry that another program has given a new id', () => {
    const renumbered: ResumeContent = {
      ...base,
      sections: base.sections.map((section) => ({
        ...section,
        id: 'x',
        items: section.items.map((item) => ({ ...item, id: `new ${item.id}` })),
      })),
    };
    expect(compareResumes(base, renumbered)).toEqual([]);
  });
});

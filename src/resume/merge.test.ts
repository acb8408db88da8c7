import { describe, expect, it } from 'vitest';
import { createItem, createSection, emptyContent } from './create.ts';
import { merge } from './merge.ts';
import type { ResumeContent, Section, SectionKind } from './model.ts';

const section = (kind: SectionKind, title: string, ...items: string[]): Section =>
  createSection(
    kind,
    items.map((name) => createItem({ title: name })),
    title,
  );

const outline = ({ sections }: ResumeContent) =>
  sections.map(({ title, items }) => [title, ...items.map((item) => item.title)]);

const own: ResumeContent = {
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, firstName: 'Ada', email: 'mine@example.com' },
  sections: [
    section('skills', 'Tools', 'Mine'),
    section('work', 'Jobs', 'Mine'),
    section('work', 'Internships', 'Mine'),
    section('custom', 'Talks', 'Mine'),
    section('education', 'Education'),
  ],
};
const found = {
  personalInfo: { email: 'ada@example.com', github: '' },
  sections: [
    section('work', 'Experience', 'Acme', 'Globex'),
    section('skills', 'Skills'),
    section('custom', 'Volunteering', 'Club'),
    section('custom', 'Talks', 'New'),
  ],
};

describe('what was found in a file', () => {
  it('overwrites what is in the resume, and nothing by what is empty', () => {
    expect(merge(own, found, 'own').personalInfo).toEqual({ ...own.personalInfo, email: 'ada@example.com' });
    expect(merge(own, { personalInfo: {}, sections: [] }, 'file')).toEqual(own);
  });

  it('keeps the resume’s own order and headings where these lead', () => {
    expect(outline(merge(own, found, 'own'))).toEqual([
      ['Tools', 'Mine'],
      ['Jobs', 'Acme', 'Globex'],
      ['Talks', 'New'],
      ['Education'],
      ['Volunteering', 'Club'],
    ]);
  });

  it('stands as in the file where that leads, before what the file says nothing of', () => {
    expect(outline(merge(own, found, 'file'))).toEqual([
      ['Experience', 'Acme', 'Globex'],
      ['Volunteering', 'Club'],
      ['Talks', 'New'],
      ['Tools', 'Mine'],
    ]);
  });
});

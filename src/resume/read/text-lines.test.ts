import { describe, expect, it } from 'vitest';
import { read, section } from '../testing/read-named.ts';
import { linesOfText } from './text-lines.ts';

const texts = (source: string): string[] =>
  linesOfText(source).map(({ segments }) =>
    segments.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' … '),
  );

describe('lines of a Markdown file', () => {
  it('have bullets where it numbers a list, and keep the number of a heading', () => {
    expect(texts('1. Shipped a design system\n2. Cut costs\n\n3. Education\nText')).toEqual([
      '- Shipped a design system',
      '- Cut costs',
      '3. Education',
      'Text',
    ]);
  });

  it('are the rows of a table without its frame and head', () => {
    expect(texts('| Area | Tools |\n|:--|---|\n| Web | React, CSS |\n| A | B | C |')).toEqual([
      'Web: React, CSS',
      'A … B … C',
    ]);
    expect(texts('React | CSS | HTML')).toEqual(['React | CSS | HTML']);
  });

  it('become positions with bullets and groups of skills', async () => {
    const found = await read(
      'cv.md',
      '# Jane Roe\njane@example.com\n\n## Experience\n\n### Senior Engineer — Acme\n*Jan 2021 – Present*\n\n1. Shipped a design system\n2. Cut costs\n\n## Skills\n\n| Area | Tools |\n|---|---|\n| Web | React, CSS |\n| Data | SQL |\n',
    );
    expect(section(found, 'Experience')?.items).toMatchObject([
      { title: 'Acme', subtitle: 'Senior Engineer', text: 'Shipped a design system\nCut costs' },
    ]);
    expect(section(found, 'Skills')?.items).toMatchObject([
      { title: 'Web', text: 'React, CSS' },
      { title: 'Data', text: 'SQL' },
    ]);
  });
});

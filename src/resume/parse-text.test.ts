import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem } from './commands.ts';
import { createItem, emptyContent } from './create.ts';
import { merge } from './merge.ts';
import { emptyParsed, foundByRules, parseText } from './parse-text.ts';

const FILE = `Ada Example
Contact
ada@example.com
https://www.linkedin.com/in/ada-example
github.com/ada
Experience
Acme Ltd
Engineer, 2019 - Present
line 3
line 4
line 5
line 6
line 7
line 8
line 9
Education
Example University
BSc Computer Science
2015 – 2018
Projects
Dryrun
p1
p2
p3
p4
p5
Skills
TypeScript, Python
- SQL`;

describe('the rules for text files', () => {
  it('read the five sections', () => {
    expect(parseText(FILE)).toEqual({
      personalInfo: {
        email: 'ada@example.com',
        linkedin: 'https://www.linkedin.com/in/ada-example',
        github: 'github.com/ada',
      },
      workExperience: [
        {
          companyName: 'Acme Ltd',
          jobTitle: 'Engineer',
          description: 'line 3\nline 4\nline 5\nline 6\nline 7\nline 8',
          startYear: '2019',
          endYear: 'Present',
        },
      ],
      education: [
        {
          college: 'Example University',
          degree: 'BSc Computer Science',
          startYear: '2015',
          endYear: '2018',
        },
      ],
      projects: [{ title: 'Dryrun', description: 'p1\np2\np3\np4' }],
      skills: [{ title: 'Skills', keywords: 'TypeScript, Python, SQL' }],
    });
  });

  it('look for the contact only in the four lines after its heading', () => {
    const at = (line: number) => parseText(`Contact\n${'x\n'.repeat(line - 1)}a@b.co`).personalInfo.email;
    expect([1, 4, 5].map(at)).toEqual(['a@b.co', 'a@b.co', '']);
    expect(parseText('a@b.co').personalInfo.email).toBe('');
  });

  it('take headings in any case, with marks before and words after', () => {
    expect(parseText('## EXPERIENCE (all)\r\nAcme').workExperience[0]?.companyName).toBe('Acme');
    expect(parseText('Experience\nA\nExperience\nB').workExperience[0]).toMatchObject({
      companyName: 'A',
      jobTitle: 'Experience',
    });
  });

  it('swallow every failure', () => {
    expect(parseText(undefined)).toEqual(emptyParsed());
    expect(parseText('')).toEqual(emptyParsed());
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseText(text)));
  });
});

describe('merging', () => {
  const own = () => ({
    ...addItem('work', createItem({ title: 'Mine' }))(emptyContent()),
    personalInfo: { ...emptyContent().personalInfo, email: 'mine@example.com', firstName: 'Ada' },
  });

  it('overwrites found fields and replaces lists that are not empty', () => {
    const merged = merge(own(), foundByRules(parseText(FILE)), 'own');
    expect(merged.personalInfo).toMatchObject({ email: 'ada@example.com', firstName: 'Ada' });
    expect(merged.sections.map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['Acme Ltd'],
      ['Example University'],
      ['Dryrun'],
      ['Skills'],
    ]);
  });

  it('changes nothing for an empty result', () => {
    const before = own();
    expect(merge(before, foundByRules(emptyParsed()), 'own')).toEqual(before);
  });
});

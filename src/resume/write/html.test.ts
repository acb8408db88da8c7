import { expect, it } from 'vitest';
import { exampleContent } from '../example.ts';
import { resumeHtml } from './html.ts';

it('is a page of headings, lists and escaped text in the direction of its language', () => {
  const content = {
    ...exampleContent,
    headline: 'R&D <lead> 🙂',
    personalInfo: { ...exampleContent.personalInfo, firstName: 'Ada', lastName: '' },
  };
  const html = resumeHtml(content);
  expect(html).toContain('<h1 dir="auto">Ada</h1><p dir="auto">R&amp;D &lt;lead&gt; 🙂</p>');
  expect(html).toMatch(
    /<html lang="en" dir="ltr">[\s\S]*<h2 dir="auto">Work Experience<\/h2>[\s\S]*<li dir="auto">/,
  );
});

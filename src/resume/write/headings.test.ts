import { describe, expect, it } from 'vitest';
import { createItem, createSection, emptyContent } from '../create.ts';
import type { ResumeContent } from '../model.ts';
import { read } from '../testing/read-named.ts';
import { resumeDocx } from './docx.ts';
import { resumeHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';
import { toPlainText } from './plain-text.ts';

const resumeOf = (summary: string, work: string, title: string): ResumeContent => ({
  ...emptyContent(),
  personalInfo: {
    ...emptyContent().personalInfo,
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@example.com',
    summary,
  },
  sections: [
    createSection('work', [createItem({ title: 'Northwind', subtitle: title, start: '2019' })], work),
  ],
});

describe.each([
  ['de', 'Profil', 'Ich baue Systeme für Rechnungen und leite ein Team.', 'Berufserfahrung', 'Entwicklerin'],
  ['fr', 'Profil', 'Je conçois des outils pour les ventes.', 'Expérience professionnelle', 'Développeuse'],
  ['es', 'Perfil', 'Dirijo el desarrollo de los servicios para clientes.', 'Experiencia', 'Desarrolladora'],
  ['it', 'Profilo', 'Progetto gli strumenti per le vendite.', 'Esperienze professionali', 'Sviluppatrice'],
  ['sv', 'Sammanfattning', 'Jag utvecklar tjänster för kunder.', 'Arbetslivserfarenhet', 'Utvecklare'],
  ['uk', 'Про себе', 'Розробляю системи рахунків і керую командою.', 'Досвід роботи', 'Інженерка'],
])('in %s', (language, heading, summary, work, title) => {
  const content = resumeOf(summary, work, title);

  it('heads the summary in the language of the resume', () => {
    expect(toPlainText(content)).toContain(`\n${heading.toUpperCase()}\n`);
    expect(toMarkdown(content)).toContain(`\n## ${heading}\n`);
    expect(resumeHtml(content)).toContain(`>${heading}</h2>`);
    expect(resumeHtml(content)).toContain(`<html lang="${language}"`);
  });

  it('is read back', async () => {
    const word = new Uint8Array(await (await resumeDocx(content)).arrayBuffer());
    for (const found of [
      await read('resume.docx', word),
      await read('resume.md', toMarkdown(content)),
      await read('resume.txt', toPlainText(content)),
      await read('resume.html', resumeHtml(content)),
    ]) {
      expect(found.personalInfo.summary).toBe(summary);
      expect(found.sections.map((section) => section.title)).toEqual([work]);
    }
  });
});

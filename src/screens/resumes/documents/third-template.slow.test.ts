import { inflateRawSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { exampleContent } from '#resume/example.ts';
import { fromFormData, toFormData } from '#resume/form-data.ts';
import { createLetter } from '#resume/letter.ts';
import { fromJsonResume } from '#resume/read/json-resume.ts';
import type { ResumeTemplate } from '#resume/templates/template.ts';
import type { TemplateId } from '#resume/templates/templates.ts';
import { letterDocx, resumeDocx } from '#resume/write/docx.ts';
import { toJsonResume } from '#resume/write/json-resume.ts';
import { TemplateStep } from '../editor/template-step.tsx';
import { roundTripOf } from './testing/round-trip.ts';

/** Unlike the others in every number, so that what is taken from another template shows. */
const third = vi.hoisted(
  (): ResumeTemplate => ({
    label: 'Third',
    description: 'Only for this test.',
    family: 'serif',
    align: 'left',
    accent: '#7a1f3f',
    page: { vertical: 50, horizontal: 60, fontSize: 11, lineHeight: 1.6 },
    name: { fontSize: 22 },
    contacts: { fontSize: 10.5, gap: 3 },
    section: { gap: 16 },
    header: { band: false },
    headline: { fontSize: 15, gap: 2 },
    heading: {
      fontSize: 14,
      padding: 2,
      gap: 6,
      look: 'under',
      caps: false,
      align: 'left',
      rule: { width: 1, color: '#aaaaaa' },
    },
    entry: { gap: 9 },
    bullet: { gap: 3 },
    head: [
      { left: ['title'], right: [] },
      { left: ['subtitle'], right: ['location', 'dates'] },
    ],
    word: { font: 'Georgia', fontSize: 12.5 },
  }),
);

vi.mock('#resume/templates/templates.ts', async (original) => {
  const real = await original<typeof import('#resume/templates/templates.ts')>();
  return {
    ...real,
    TEMPLATES: { ...real.TEMPLATES, third },
    TEMPLATE_IDS: [...real.TEMPLATE_IDS, 'third'],
  };
});

const template = 'third' as TemplateId;
const content = { ...exampleContent, template };

/** One part of a Word file, which is a ZIP archive. */
async function partOf(file: Blob, name: string): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const at = bytes.indexOf(name);
  return inflateRawSync(bytes.subarray(at + name.length + bytes.readUInt16LE(at - 2))).toString();
}

describe('a template that is added to the table', () => {
  roundTripOf(template, 5);

  it('is kept by resume.json and JSON Resume', () => {
    expect(fromFormData(JSON.parse(JSON.stringify(toFormData(content)))).template).toBe('third');
    expect(fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(content)))).template).toBe('third');
  });

  it('is offered', () => {
    const step = renderToStaticMarkup(createElement(TemplateStep, { content, apply: () => {} }));
    expect(step).toContain('Third');
    expect(step).toContain('Only for this test.');
  });

  it('gives the Word files its font, size and color', async () => {
    const letter = createLetter({ resume: { title: 'T', content }, now: new Date(0) });
    for (const file of [await resumeDocx(content), await letterDocx(letter.content)]) {
      expect(await partOf(file, 'word/styles.xml')).toMatch(/Georgia[\s\S]*w:sz w:val="25"/);
      expect(await partOf(file, 'word/document.xml')).toContain('7a1f3f');
    }
  });
});

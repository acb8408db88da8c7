import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { change, redo, startHistory, undo } from '../base/history.ts';
import {
  addItem,
  addSection,
  moved,
  moveItem,
  moveSection,
  removeItem,
  removeSection,
  renameSection,
  setItem,
  setPersonal,
} from './commands.ts';
import { createItem, createProject, emptyContent } from './create.ts';
import { fromFormData, toFormData } from './form-data.ts';
import { projectSchema } from './restore.ts';
import { loadSamples } from './samples.ts';

const work = (content = emptyContent()) => content.sections.find(({ kind }) => kind === 'work');

describe('commands', () => {
  it('add, change, move and remove items and sections', () => {
    const a = createItem({ title: 'A' });
    const b = createItem({ title: 'B' });
    let content = addItem('work', b)(addItem('work', a)(emptyContent()));
    content = setItem('work', a.id, 'title', 'A2')(content);
    content = moveItem('work', 0, 1)(content);
    expect(work(content)?.items.map(({ title }) => title)).toEqual(['B', 'A2']);
    content = removeItem('work', b.id)(content);
    expect(work(content)?.items.map(({ title }) => title)).toEqual(['A2']);
    content = renameSection('work', 'Jobs')(addSection('awards')(content));
    content = moveSection(4, 0)(content);
    expect(content.sections.map(({ title }) => title)).toEqual([
      'Awards',
      'Jobs',
      'Education',
      'Projects',
      'Skills',
    ]);
    expect(removeSection('work')(content).sections).toHaveLength(4);
  });

  it('moving keeps every entry', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), fc.integer(), (list, from, to) => {
        expect(moved(list, from, to).sort()).toEqual([...list].sort());
      }),
    );
  });
});

describe('history', () => {
  it('undoes and redoes any run of changes, and merges changes of one name', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const states = names.map((_, at) => at);
        const end = states.reduce((history, at) => change(history, at), startHistory(-1));
        const start = states.reduce((history) => undo(history), end);
        expect(start.present).toBe(-1);
        expect(states.reduce((history) => redo(history), start).present).toBe(end.present);
      }),
    );
    const typed = ['a', 'ab', 'abc'].reduce(
      (history, text) => change(history, text, 'field'),
      startHistory(''),
    );
    expect(undo(typed).present).toBe('');
    expect(undo(change(undo(typed), 'x', 'field')).present).toBe('');
  });
});

describe('resume.json', () => {
  it('has the specified shape and nothing else for what that shape can hold', () => {
    const content = setPersonal(
      'firstName',
      'Ada',
    )(
      addItem(
        'work',
        createItem({ title: 'Acme', subtitle: 'Engineer', text: 'Did', start: '2019', end: '2021' }),
      )(emptyContent()),
    );
    expect(toFormData(content)).toEqual({
      template: 'professional',
      jobInfo: { link: '', description: '' },
      resumeFile: null,
      personalInfo: {
        firstName: 'Ada',
        lastName: '',
        email: '',
        mobile: '',
        location: '',
        github: '',
        linkedin: '',
        website: '',
        summary: '',
      },
      workExperience: [
        { companyName: 'Acme', jobTitle: 'Engineer', description: 'Did', startYear: '2019', endYear: '2021' },
      ],
      education: [],
      projects: [],
      skills: [],
    });
  });

  it('leads back to the same resume, also where it says more than the shape', async () => {
    for (const { content } of await loadSamples()) {
      const data = toFormData(content);
      expect(data.sections).toEqual(content.sections);
      expect(data.workExperience.length).toBeGreaterThan(0);
      expect(fromFormData(JSON.parse(JSON.stringify(data)))).toEqual(content);
    }
  });

  it('reads what is there of an incomplete file and refuses what is none', () => {
    const content = fromFormData({ personalInfo: { email: 'a@b.c' }, skills: [{ title: 'S', keywords: 4 }] });
    expect(content.personalInfo).toMatchObject({ email: 'a@b.c', firstName: '' });
    expect(content.sections.at(-1)?.items[0]).toMatchObject({ title: 'S', text: '' });
    expect(() => fromFormData('text')).toThrow();
  });
});

describe('a kept record', () => {
  it('is read as it was written', () => {
    const project = createProject({ title: 'T', content: emptyContent(), now: 5 });
    expect(z.parse(projectSchema, JSON.parse(JSON.stringify(project)))).toEqual(project);
  });

  it('of the first shape is brought up to date', () => {
    const old = {
      id: 'old',
      title: 'Old',
      owner: 'You',
      lastModified: '2026-01-02T00:00:00Z',
      template: 'concise',
      personalInfo: { firstName: 'Ada' },
      workExperience: [
        { companyName: 'Acme', jobTitle: 'Engineer', description: 'x', startYear: '2019', endYear: '' },
      ],
    };
    const project = z.parse(projectSchema, old);
    expect(project).toMatchObject({ id: 'old', kind: 'resume', version: 1, archived: false });
    expect(project.kind === 'resume' && work(project.content)?.items[0]?.title).toBe('Acme');
  });

  it('that is broken or of a later release is refused', () => {
    for (const broken of [null, 4, {}, { version: 2, kind: 'resume' }, { version: 1, kind: 'other' }])
      expect(z.safeParse(projectSchema, broken).success).toBe(false);
  });
});

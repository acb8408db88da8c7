import { createItem, createSection, emptyContent } from '../create.ts';
import type { ResumeContent } from '../model.ts';
import { readFile } from '../read/read-file.ts';
import { readToContent } from '../read/result.ts';

export const encode = (text: string) => new TextEncoder().encode(text);

/** What a file of this name comes to. */
export async function read(
  name: string,
  file: Uint8Array | string,
): Promise<ResumeContent & { notes: string[] }> {
  const answer = await readFile(name, typeof file === 'string' ? encode(file) : file);
  if (!answer.ok) throw new Error(answer.problem);
  return { ...readToContent(answer.read), notes: answer.read.notes ?? [] };
}

/** What is wrong with a file, or `read`. */
export async function problem(name: string, file: Uint8Array | string): Promise<string> {
  const answer = await readFile(name, typeof file === 'string' ? encode(file) : file);
  return answer.ok ? 'read' : answer.problem;
}

/** A section by its heading. */
export const section = ({ sections }: ResumeContent, title: string) =>
  sections.find((one) => one.title === title);

/** A short resume with one entry of most kinds. */
export const OWN: ResumeContent = {
  ...emptyContent(),
  personalInfo: {
    ...emptyContent().personalInfo,
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@example.com',
    mobile: '+46 70 174 06 05',
    location: 'Gothenburg, Sweden',
    summary: 'Engineer who writes things down.',
  },
  sections: [
    createSection('work', [
      createItem({
        title: 'Northwind Freight',
        subtitle: 'Senior Backend Engineer',
        location: 'Gothenburg, Sweden',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built the billing API & its “tests”\nCut costs by 30%',
      }),
      createItem({
        title: 'Globex Ltd',
        subtitle: 'Developer',
        start: '2016',
        end: '2019',
        text: 'Wrote Java',
      }),
    ]),
    createSection('education', [
      createItem({ title: 'University of Example', subtitle: 'BSc Physics', start: '2012', end: '2016' }),
    ]),
    createSection('skills', [createItem({ title: 'Languages', text: 'Go, Java' })]),
  ],
};

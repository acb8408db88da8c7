import answerRows from 'virtual:dataset/answer-rows';
import rows from 'virtual:dataset/rows';
import { sha256 } from '#base/sha256.ts';
import { LANGUAGES } from '#judge/languages.ts';
import { fileTitle } from '#resume/file-name.ts';
import { toJsonResume } from '#resume/write/json-resume.ts';
import { noteFiles, resumeFiles, storyFiles } from '#sync/readable/markdown.ts';
import { solutionFiles } from '#sync/readable/solutions.ts';
import { stories } from '../answer-records.ts';
import { notes } from '../question-records.ts';
import { submissions } from '../records.ts';
import { projects } from '../resume-records.ts';
import { removeBelow, writeBelow } from './folder-place.ts';
import { readExported, writeExported } from './sync-database.ts';

const TABLES = ['submissions', 'notes', 'stories', 'projects'];

/** Whether records of a table become files that people read. */
export const isReadable = (table: string): boolean => TABLES.includes(table);

const ABOUT = `# Dryrun

Dryrun writes this folder.

- \`solutions/\`: your best submission for each question, as source code.
- \`notes/\` and \`stories/\`: Markdown.
- \`resumes/\`: JSON Resume.
- \`dryrun-sync/\`: what your devices sync through. Leave these files as they are.

Changes you make to these files aren't read back. Edit in Dryrun instead. You can commit the folder to Git.
`;

/** Every file that people read, by path. */
async function readableFiles(): Promise<Map<string, string>> {
  const [judged, noted, told, documents] = await Promise.all([
    submissions.list(),
    notes.list(),
    stories.list(),
    projects.list(),
  ]);
  const titles = new Map([...rows, ...answerRows].map(({ databaseId, title }) => [databaseId, title]));
  const titleOf = (id: string) => titles.get(id);
  const syntaxOf = (language: string) => LANGUAGES.find(({ id }) => id === language);
  const resumes = documents.flatMap((project) =>
    project.kind === 'resume'
      ? [{ id: project.id, name: fileTitle(project), json: toJsonResume(project.content) }]
      : [],
  );
  return new Map([
    ['README.md', ABOUT],
    ...solutionFiles(judged, syntaxOf, titleOf),
    ...noteFiles(noted, titleOf),
    ...storyFiles(told),
    ...resumeFiles(resumes),
  ]);
}

/** Writes what has changed since the last time, and removes what no longer has a record. */
export async function exportReadable(root: FileSystemDirectoryHandle): Promise<void> {
  const written = (await readExported()) ?? new Map<string, string>();
  const files = await readableFiles();
  const before = JSON.stringify([...written]);
  for (const [path, text] of files) {
    const hash = await sha256(text);
    if (written.get(path) === hash) continue;
    await writeBelow(root, path, text);
    written.set(path, hash);
  }
  for (const path of [...written.keys()]) {
    if (files.has(path)) continue;
    await removeBelow(root, path);
    written.delete(path);
  }
  if (JSON.stringify([...written]) !== before) await writeExported(written);
}

import { safeName } from './solutions.ts';

interface Note {
  id: string;
  text: string;
}

interface Told {
  title: string;
  situation: string;
  task: string;
  action: string;
  result: string;
}

/** A path that no other file has yet: two stories may have the same title. */
function free(files: ReadonlyMap<string, string>, path: string, ending: string): string {
  let found = `${path}.${ending}`;
  for (let count = 2; files.has(found); count += 1) found = `${path}-${count}.${ending}`;
  return found;
}

/** Notes on questions as Markdown files, by path. */
export function noteFiles(notes: Iterable<Note>, titleOf: (id: string) => string | undefined) {
  const files = new Map<string, string>();
  for (const { id, text } of notes) {
    if (text.trim() === '') continue;
    const path = `notes/${id.split('/').map(safeName).join('/')}.md`;
    files.set(path, `# ${titleOf(id) ?? id}\n\n${text.trimEnd()}\n`);
  }
  return files;
}

const PARTS = ['situation', 'task', 'action', 'result'] as const;

function starText(title: string, told: Omit<Told, 'title'>): string {
  const parts = PARTS.filter((part) => told[part].trim() !== '').map(
    (part) => `## ${part[0]?.toUpperCase()}${part.slice(1)}\n\n${told[part].trimEnd()}\n`,
  );
  return [`# ${title}\n`, ...parts].join('\n');
}

/** Stories as Markdown files, by path. The same stories in any order give the same files. */
export function storyFiles(stories: readonly (Told & { id: string })[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const story of [...stories].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const title = story.title.trim() || 'Untitled story';
    files.set(free(files, `stories/${safeName(title)}`, 'md'), starText(title, story));
  }
  return files;
}

/** Resumes as JSON Resume files, by path. */
export function resumeFiles(resumes: readonly { id: string; name: string; json: unknown }[]) {
  const files = new Map<string, string>();
  for (const { name, json } of [...resumes].sort((a, b) => (a.id < b.id ? -1 : 1)))
    files.set(free(files, `resumes/${safeName(name)}`, 'json'), `${JSON.stringify(json, null, 2)}\n`);
  return files;
}

import type { Runner } from './runner.ts';

export type LanguageId = 'java' | 'python' | 'cpp';

export interface Language {
  id: LanguageId;
  /** As the language selector shows it. */
  label: string;
  /** CodeMirror language package: `@codemirror/lang-<editorMode>`. */
  editorMode: 'java' | 'python' | 'cpp';
  /** File extension without the dot. */
  extension: string;
  /** A question's `timeLimitMs` is multiplied by this. */
  timeFactor: number;
  /** `undefined`: there is nothing to install yet and runs stay simulated. */
  runtime?: {
    /** What the button says; compressed download, rounded. */
    displaySize: string;
    /** Makes the runner that judges inside a sandbox in the page. */
    createRunner: () => Promise<Runner>;
  };
}

/** In the order of the language selector. */
export const LANGUAGES: readonly Language[] = [
  { id: 'java', label: 'Java', editorMode: 'java', extension: 'java', timeFactor: 2 },
  {
    id: 'python',
    label: 'Python',
    editorMode: 'python',
    extension: 'py',
    timeFactor: 5,
    runtime: {
      displaySize: '6 MB',
      createRunner: async () => (await import('./browser/python-runner.ts')).createPythonRunner(),
    },
  },
  {
    id: 'cpp',
    label: 'C++',
    editorMode: 'cpp',
    extension: 'cpp',
    timeFactor: 1,
    runtime: {
      displaySize: '34 MB',
      createRunner: async () => (await import('./browser/cpp-runner.ts')).createCppRunner(),
    },
  },
];

/** The table's row for an id; throws for an id that is not in it. */
export function languageOf(id: LanguageId): Language {
  const language = LANGUAGES.find((row) => row.id === id);
  if (!language) throw new Error(`unknown language: ${id}`);
  return language;
}

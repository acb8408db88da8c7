import type { Ask } from '#storage/ask-record.ts';

/** In the order of the select; the ids are also the editor's modes and the ids of solutions. */
export const ASK_LANGUAGES: readonly { id: Ask['language']; label: string }[] = [
  { id: 'python', label: 'Python' },
  { id: 'java', label: 'Java' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'cpp', label: 'C++' },
];

export const languageLabel = (id: string): string =>
  ASK_LANGUAGES.find((language) => language.id === id)?.label ?? id;

import type { Language } from '#judge/language.ts';
import { LANGUAGES } from '#judge/languages.ts';

type AskLanguage = Pick<Language, 'id' | 'label' | 'order' | 'editorMode'>;

/** May be asked about, and is judged nowhere. */
const JAVASCRIPT: AskLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  order: { selector: 0, ask: 3 },
  editorMode: async () => (await import('@codemirror/lang-javascript')).javascript(),
};

/** In the order of the select; the ids are also those of solutions. */
export const ASK_LANGUAGES: readonly AskLanguage[] = [...LANGUAGES, JAVASCRIPT].sort(
  (a, b) => a.order.ask - b.order.ask,
);

const find = (id: string) => ASK_LANGUAGES.find((language) => language.id === id);

export const languageLabel = (id: string): string => find(id)?.label ?? id;

/** The editor's grammar of what is asked about. */
export const askMode = (id: string): Language['editorMode'] => (find(id) ?? JAVASCRIPT).editorMode;

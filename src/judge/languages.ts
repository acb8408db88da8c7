import type { Language } from './language.ts';

/**
 * The objects that the folders of `languages/` export. Vite, and with it the tests, turns `import.meta.glob` into static imports, so
 * that pages bundle what a folder's `language.ts` imports and nothing else. Plain Node, which knows no such call, reads the folder.
 * Node's own modules are had by function, as an `import` of them would end up in the page's bundle.
 */
function readFolders(): Record<string, Language> {
  // Vite alone has a mode; other tools that run TypeScript have no more than `env`.
  if (import.meta.env?.MODE)
    return import.meta.glob<Language>('./languages/*/language.ts', { eager: true, import: 'language' });
  const { readdirSync } = process.getBuiltinModule('node:fs');
  const load = process.getBuiltinModule('node:module').createRequire(import.meta.url);
  const files = readdirSync(`${import.meta.dirname}/languages`).map((id) => `./languages/${id}/language.ts`);
  return Object.fromEntries(files.map((file) => [file, load(file).language]));
}

/** Every folder of `languages/`, in the order of the language selector. A new language is a new folder: nothing lists them. */
export const LANGUAGES: readonly Language[] = Object.entries(readFolders())
  .map(([file, language]) => {
    if (file !== `./languages/${language.id}/language.ts`)
      throw new Error(`${file} says it is ${language.id}`);
    return language;
  })
  .sort((a, b) => a.order.selector - b.order.selector);

/** The language with this id; undefined for one that there is not, or not any more. */
export const findLanguage = (id: string): Language | undefined =>
  LANGUAGES.find((language) => language.id === id);

/** @throws for an id that is no folder's */
export function languageOf(id: string): Language {
  const language = findLanguage(id);
  if (!language) throw new Error(`unknown language: ${id}`);
  return language;
}

/** What to choose of `languages` where nobody has chosen. @throws when there is none */
export function defaultLanguage(languages: readonly Language[] = LANGUAGES): Language {
  const language = languages.find(({ isDefault }) => isDefault) ?? languages[0];
  if (!language) throw new Error('there is no language to choose');
  return language;
}

/** The languages that a question has a reference solution in, and can be judged in. */
export const languagesOf = ({ solutions }: { solutions: Record<string, unknown> }): Language[] =>
  LANGUAGES.filter(({ id }) => solutions[id] !== undefined);

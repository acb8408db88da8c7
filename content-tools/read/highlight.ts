import { cppLanguage } from '@codemirror/lang-cpp';
import { javaLanguage } from '@codemirror/lang-java';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { pythonLanguage } from '@codemirror/lang-python';
import { StandardSQL } from '@codemirror/lang-sql';
import { yamlLanguage } from '@codemirror/lang-yaml';
import { type Language, StreamLanguage } from '@codemirror/language';
import { http } from '@codemirror/legacy-modes/mode/http';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { highlightCode as colorCode } from '@lezer/highlight';
import type { Programs } from '#dataset/programs.ts';
import { colorNames } from '#ui/code-editor/code-colors.ts';
import { escapeHtml } from './escape-html.ts';

/** By the word after a Markdown fence. */
const LANGUAGES: Partial<Record<string, Language>> = {
  cpp: cppLanguage,
  http: StreamLanguage.define(http),
  java: javaLanguage,
  js: javascriptLanguage,
  json: jsonLanguage,
  lua: StreamLanguage.define(lua),
  python: pythonLanguage,
  sql: StandardSQL.language,
  ts: typescriptLanguage,
  typescript: typescriptLanguage,
  yaml: yamlLanguage,
};

function color(code: string, language: Language): string {
  let html = '';
  const put = (text: string, names: string) => {
    const [name] = names.split(' ');
    html += name ? `<span class="code-${name}">${escapeHtml(text)}</span>` : escapeHtml(text);
  };
  colorCode(code, language.parser.parse(code), colorNames, put, () => {
    html += '\n';
  });
  return html;
}

/** HTML of a program in the editor's grammars and colors; a language that is not bundled is shown plain. */
export function highlightCode(code: string, name: string): string {
  const language = LANGUAGES[name];
  const source = code.trimEnd();
  // With a tab stop, since a long line makes it scroll.
  return `<pre class="code" tabindex="0"><code>${language ? color(source, language) : escapeHtml(source)}</code></pre>`;
}

/** One program in several languages, highlighted. */
export const highlightPrograms = (programs: Programs): Programs =>
  Object.fromEntries(Object.entries(programs).map(([id, source]) => [id, highlightCode(source, id)]));

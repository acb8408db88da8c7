import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import cpp from 'shiki/langs/cpp.mjs';
import http from 'shiki/langs/http.mjs';
import java from 'shiki/langs/java.mjs';
import json from 'shiki/langs/json.mjs';
import lua from 'shiki/langs/lua.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';

// Colors come from the page's own tokens (`--code-…` in src/ui/tokens.css), so one HTML serves both themes.
const theme = createCssVariablesTheme({ name: 'dryrun', variablePrefix: '--code-' });
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [cpp, http, java, json, lua, python, sql, typescript, yaml],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

/** By language and source: a build shows the same code on pages, in their data and in search. */
const highlighted = new Map<string, string>();

/** HTML of highlighted source; a language that is not bundled is shown plain. */
export function highlightCode(code: string, language: string): string {
  const lang = highlighter.getLoadedLanguages().includes(language) ? language : 'text';
  const key = `${lang}\n${code}`;
  const html = highlighted.get(key) ?? highlighter.codeToHtml(code.trimEnd(), { lang, theme: 'dryrun' });
  highlighted.set(key, html);
  return html;
}

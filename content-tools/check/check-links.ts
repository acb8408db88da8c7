import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { prerenderPaths } from '../compile/paths.ts';
import type { Problem } from './problem.ts';

/** Links of a Markdown text. */
function linksOf(markdown: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link') found.push(token.href);
  });
  return found;
}

/** What is wrong with a link, and the cure; undefined where nothing is. */
function faultOf(link: string, pages: ReadonlySet<string>): string | undefined {
  if (/^(?:https:|mailto:|#)/.test(link)) return;
  if (!link.startsWith('/')) return 'must be an https:// address or a path that starts with /';
  return pages.has(link.replace(/[?#].*$/, '')) ? undefined : 'leads to no page; mend or drop it';
}

/** Every link in the content's Markdown must lead to a page of the product or, in full, out of it. */
export function checkLinks(): Problem[] {
  const pages = new Set(prerenderPaths());
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('content', name))
    .flatMap((file) =>
      linksOf(readFileSync(file, 'utf8')).flatMap((link): Problem[] => {
        const fault = faultOf(link, pages);
        return fault ? [{ file, field: 'link', message: `${link} ${fault}` }] : [];
      }),
    );
}

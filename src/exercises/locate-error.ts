import { messageOf } from '#base/message-of.ts';
import type { SqlDatabase } from './sql.ts';

/** Places tried of a token that occurs often. */
const TRIES = 200;

/** The source with comments and strings blanked out, every other character where it was. */
export function maskText(source: string): string {
  return source.replace(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );
}

/** What SQLite says of a piece of SQL; undefined where it can be prepared. */
function complaint(database: SqlDatabase, sql: string): string | undefined {
  try {
    database.prepare(sql).free();
  } catch (error) {
    return messageOf(error);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where a name stands outside of comments and strings, from `start` on. */
function placeOfName(source: string, start: number, name: string): number | undefined {
  const masked = maskText(source);
  const whole = name.split('.').map(escaped).join('\\s*\\.\\s*');
  const search = new RegExp(`(?<![\\w.])"?${whole}(?!\\w)`, 'gi');
  search.lastIndex = start;
  return search.exec(masked)?.index;
}

/**
 * Where in the source a statement is wrong, by what SQLite says of it. SQLite names the token at which it stopped reading but not
 * which of several equal ones; it's the first after which it says the same with the rest left out.
 * @param start of the statement
 */
export function locateError(
  database: SqlDatabase,
  source: string,
  start: number,
  message: string,
): number | undefined {
  if (message === 'incomplete input') return source.trimEnd().length;
  const token = /^(?:near|unrecognized token:) "([\s\S]+?)"(?:: syntax error)?$/.exec(message)?.[1];
  if (token === undefined) {
    const name = /: "?([\w.]+)"?(?:\(\))?(?: - |$)|(?:function|table) "?(\w+)"?(?:\(\)| )/.exec(message);
    const found = name?.[1] ?? name?.[2];
    return found === undefined ? undefined : placeOfName(source, start, found);
  }
  let at = source.indexOf(token, start);
  for (let tries = 0; at >= 0 && tries < TRIES; tries += 1) {
    if (complaint(database, source.slice(start, at + token.length)) === message) return at;
    at = source.indexOf(token, at + 1);
  }
  return undefined;
}

/** The line and column of a place in a text, both from 1. */
export function lineAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

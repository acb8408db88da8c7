/**
 * Prints the resume read from a file (PDF, Word, HTML, Markdown, text, JSON of several tools, a LinkedIn export) as JSON,
 * in the shape of `resume.json`.
 *
 *   npm run parse-resume -- FILE [--simple] [--details]
 *
 * --simple reads a text file by the specification's rules alone; --details prints each field with its confidence and
 * source text instead. Exit code: 0 read, 1 not readable, 2 usage.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toFormData } from '#resume/form-data.ts';
import { parseText } from '#resume/parse-text.ts';
import { readFile } from '#resume/read/read-file.ts';
import { readPdf } from '#resume/read/read-pdf.ts';
import { readToContent } from '#resume/read/result.ts';
import { messageOf } from '../src/base/message-of.ts';

const USAGE = 'usage: npm run parse-resume -- FILE [--simple] [--details]';

/** npm runs scripts in the project's root, whereas people name files from where they are. */
const fromCaller = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { simple: { type: 'boolean' }, details: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error('one FILE');
  const bytes = new Uint8Array(readFileSync(fromCaller(file)));
  if (values.simple) {
    print(parseText(new TextDecoder().decode(bytes)));
    return 0;
  }
  const answer = /\.pdf$/i.test(file) ? await readPdf(bytes) : await readFile(file, bytes);
  if (!answer.ok) {
    process.stderr.write(`${answer.problem}\n`);
    return 1;
  }
  print(values.details ? answer.read : toFormData(answer.own ?? readToContent(answer.read)));
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}

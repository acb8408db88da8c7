import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pattern, PatternGroup, PatternOrder, Principle } from '#dataset/pattern.ts';
import {
  patternFrontMatterSchema,
  patternOrderSchema,
  principleFrontMatterSchema,
} from '#dataset/pattern.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { readLesson, renderLesson } from './lesson-file.ts';
import { PROJECT } from './project.ts';

const root = join(PROJECT, 'content/patterns');
export const PATTERN_GROUPS: readonly PatternGroup[] = ['creational', 'structural', 'behavioral'];

const text = (...path: string[]) => readFileSync(join(root, ...path), 'utf8').replaceAll('\r\n', '\n');
const html = (body: string) =>
  renderLesson(body, (name) => {
    throw new Error(`shows ${name}, but the text of a pattern has no figures`);
  });

/** Names the file in the message of whatever `read` throws. */
function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`content/patterns/${file}: ${messageOf(error)}`);
  }
}

export function readPatternOrder(): PatternOrder {
  return inFile('order.json', () => patternOrderSchema.parse(JSON.parse(text('order.json'))));
}

/** @throws Error that names the file when something is missing or breaks its schema. */
export function readPattern(group: PatternGroup, id: string): Pattern {
  return inFile(`${group}/${id}`, () => {
    const { front, body } = readLesson(join(root, group, id, 'pattern.md'));
    const diagram = text(group, id, 'diagram.svg').trim();
    return {
      ...patternFrontMatterSchema.parse(front),
      id,
      group,
      html: html(body),
      diagram,
      diagramTitle: /<title[^>]*>([^<]*)/.exec(diagram)?.[1] ?? '',
      code: { python: text(group, id, 'example.py'), java: text(group, id, 'Example.java') },
    };
  });
}

/** @throws Error that names the file when something is missing or breaks its schema. */
export function readPrinciple(id: string): Principle {
  return inFile(`solid/${id}`, () => {
    const { front, body } = readLesson(join(root, 'solid', id, 'principle.md'));
    return {
      ...principleFrontMatterSchema.parse(front),
      id,
      html: html(body),
      before: { python: text('solid', id, 'before.py'), java: text('solid', id, 'Before.java') },
      after: { python: text('solid', id, 'after.py'), java: text('solid', id, 'After.java') },
    };
  });
}

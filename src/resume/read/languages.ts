import type { ReadContext } from './context.ts';
import type { Line } from './line.ts';
import { field, type ReadItem } from './result.ts';
import { shortLines } from './skills.ts';

const LEVEL = /^(.+?)\s*(?:[(:–—]|\s-\s)\s*(.+?)\)?$/;
const LEVEL_WORD =
  /^(\p{L}+)\s+((?:native|fluent|basic|intermediate|advanced|beginner|proficient|professional|conversational|bilingual|mother tongue|muttersprache|fließend|verhandlungssicher|grundkenntnisse|[abc][12])\b.*)$/iu;

/** Languages and how well each is spoken. */
export function readLanguages(lines: readonly Line[], context: ReadContext): ReadItem[] {
  return shortLines(lines, context).flatMap(({ text, bold }): ReadItem[] => {
    if (context.own && bold) {
      const title = bold.replace(/:\s*$/, '');
      return [
        {
          title: field(title, 0.98, text),
          text: field(text.slice(bold.length).replace(/^:?\s*/, ''), 0.98, text),
        },
      ];
    }
    return text
      .split(/\s*[;|•·]\s*|,\s*(?![^(]*\))/u)
      .filter(Boolean)
      .map((one) => {
        const [, title = one, level = ''] = LEVEL.exec(one) ?? LEVEL_WORD.exec(one) ?? [];
        return { title: field(title, 0.85, text), text: field(level, 0.85, text) };
      });
  });
}

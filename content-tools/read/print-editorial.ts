import type { Approach } from '#dataset/approach.ts';
import { ContentError } from './content-error.ts';

/** "`O(n)` expected", for "time" or "space" to follow. */
function printOrder(order: string): string {
  const end = order.lastIndexOf(')') + 1;
  return `\`${order.slice(0, end)}\`${order.slice(end)}`;
}

/** "`O(n log n)` time, `O(n)` space." */
function printComplexity({ time, space }: Approach): string {
  if (time === space) return `${printOrder(time)} time and space.`;
  const times =
    typeof time === 'string'
      ? `${printOrder(time)} time`
      : Object.entries(time)
          .map(([method, order]) => `\`${method}\` in ${printOrder(order)} time`)
          .join(', ');
  return `${times}, ${printOrder(space)} space.`;
}

/** The idea of the approach to aim for: its name, what interviewers call it, and its complexity. */
export function printIdea(approaches: readonly Approach[]): string {
  const target = approaches.find((approach) => approach.target);
  if (!target) return '';
  const { name, technique } = target;
  return `**${name}.** ${technique}${technique.endsWith('?') ? '' : '.'} ${printComplexity(target)}`;
}

/** "Aim for `O(n)` time and `O(1)` extra space." */
export function printTarget(approaches: readonly Approach[]): string {
  const target = approaches.find((approach) => approach.target);
  return target ? `Aim for ${printComplexity(target)}` : '';
}

const APPROACH = /^## Approach (\d+)$/;
const COMPLEXITY = '**Complexity.**';

/**
 * The editorial as Markdown, line by line as its file has it, with the names, techniques and complexities of its approaches in their
 * places: behind each heading `## Approach N`, in the empty line below it, and behind each `**Complexity.**`.
 * @throws {ContentError} naming the section that has no approach, or lacks its complexity
 */
export function printEditorial(approaches: readonly Approach[], body: string, file: string): string {
  let section = 0;
  let isApproach = false;
  let technique = '';
  const stated = new Set<number>();
  const lines = body.split('\n').map((line) => {
    // With a hard break, as the idea goes on in the same paragraph.
    const above = technique;
    technique = '';
    if (above) return line === '' ? `**Technique.** ${above}.\\` : line;
    if (line.startsWith('## ')) isApproach = false;
    const number = APPROACH.exec(line)?.[1];
    if (number !== undefined) {
      section += 1;
      const approach = approaches[section - 1];
      if (Number(number) !== section || !approach) {
        const cure = `write "## Approach ${section}" for each entry of approaches, in their order`;
        throw new ContentError(file, line.slice(3), cure);
      }
      isApproach = true;
      technique = approach.technique;
      return `${line}: ${approach.name}`;
    }
    // A follow-up's complexity is all prose.
    if (!isApproach || !line.startsWith(COMPLEXITY)) return line;
    const approach = approaches[section - 1];
    if (!approach || stated.has(section)) {
      throw new ContentError(file, COMPLEXITY, 'stands once in each section "## Approach N"; drop this one');
    }
    stated.add(section);
    return `${COMPLEXITY} ${printComplexity(approach)}${line.slice(COMPLEXITY.length)}`;
  });
  for (const [index, { name }] of approaches.entries()) {
    const number = index + 1;
    if (stated.has(number)) continue;
    const cure = `has no paragraph "${COMPLEXITY}" in a section "## Approach ${number}"; its orders are printed there`;
    throw new ContentError(file, name, cure);
  }
  return lines.join('\n');
}

/** What a table of approaches says of the time: `O(n)`, or `get O(log n), set O(1)`. */
export function shortTime({ time }: Approach): string {
  const order = (text: string) => text.slice(0, text.lastIndexOf(')') + 1);
  if (typeof time === 'string') return order(time);
  return Object.entries(time)
    .map(([method, text]) => `${method} ${order(text)}`)
    .join(', ');
}

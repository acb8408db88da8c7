import type {
  PatternCode,
  PatternLink,
  PatternOrder,
  PatternPageData,
  PrinciplePageData,
} from '#dataset/pattern.ts';
import { paths } from '#paths.ts';
import { highlightCode } from '../read/highlight.ts';
import { PATTERN_GROUPS, readPattern, readPatternOrder, readPrinciple } from '../read/read-pattern.ts';

const highlight = ({ python, java }: PatternCode): PatternCode => ({
  python: highlightCode(python, 'python'),
  java: highlightCode(java, 'java'),
});

/** Names, addresses and one sentence of all patterns, then of the principles, in order. */
export function buildPatternIndex(): PatternLink[] {
  const order = readPatternOrder();
  return [
    ...PATTERN_GROUPS.flatMap((group) =>
      order[group].map((id): PatternLink => {
        const { title, intent } = readPattern(group, id);
        return { id, group, title, to: paths.designPattern(id), text: intent };
      }),
    ),
    ...order.solid.map((id): PatternLink => {
      const { title, statement } = readPrinciple(id);
      return { id, group: 'solid', title, to: paths.designPattern(id), text: statement };
    }),
  ];
}

/** A pattern or principle as its page loads it. */
export function compilePattern(id: string): PatternPageData | PrinciplePageData {
  const index = buildPatternIndex();
  const at = index.findIndex((link) => link.id === id);
  const group: keyof PatternOrder | undefined = index[at]?.group;
  if (!group) throw new Error(`content/patterns/order.json: lists no "${id}"`);
  const neighbors = { previous: index[at - 1], next: index[at + 1] };
  if (group === 'solid') {
    const principle = readPrinciple(id);
    const { before, after } = principle;
    return {
      ...principle,
      ...neighbors,
      kind: 'principle',
      before: highlight(before),
      after: highlight(after),
    };
  }
  const pattern = readPattern(group, id);
  const related = pattern.related.flatMap(({ id: other, difference }) => {
    const link = index.find((candidate) => candidate.id === other);
    return link ? [{ ...link, difference }] : [];
  });
  return { ...pattern, ...neighbors, kind: 'pattern', related, code: highlight(pattern.code) };
}

import { tagHighlighter, tags } from '@lezer/highlight';

/** What is colored in a program, by name of the color (`--code-token-…` in src/ui/tokens.css). */
export const CODE_COLORS = [
  { name: 'keyword', tag: [tags.keyword, tags.modifier, tags.operatorKeyword] },
  { name: 'string', tag: [tags.string, tags.character] },
  { name: 'constant', tag: [tags.number, tags.bool, tags.null] },
  { name: 'comment', tag: [tags.comment] },
  { name: 'function', tag: [tags.function(tags.variableName), tags.definition(tags.variableName)] },
  { name: 'function', tag: [tags.className, tags.typeName] },
];

/** Gives a piece of a program the names of its colors, separated by spaces, the nearest first. */
export const colorNames = tagHighlighter(CODE_COLORS.map(({ name, tag }) => ({ class: name, tag })));

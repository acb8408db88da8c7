import { type Edges, wraps } from './flow.ts';
import type { Line } from './line.ts';
import type { OwnSpacing } from './own.ts';

/** What is known of a whole document while its sections are read. */
export interface ReadContext {
  edges: Edges;
  /** Of a document from one of our own templates. */
  own: OwnSpacing | undefined;
  /** Its maker cuts words at the ends of lines. */
  cutsWords: boolean;
}

/** In our own templates lines of one paragraph stand closer than paragraphs; over the end of a page their length tells. */
export const isOwnWrap = (before: Line, line: Line, edges: Edges, { wrapped }: OwnSpacing): boolean =>
  line.page === before.page ? line.gap < wrapped : wraps(before, line, edges);

import { isOwnWrap, type ReadContext } from './context.ts';
import { joinLines, piecesOf, wraps } from './flow.ts';
import { type Line, withoutBullet } from './line.ts';
import { field, type ReadItem } from './result.ts';

/** Lines of a section whose items are a name and a few words. */
export function shortLines(
  lines: readonly Line[],
  { edges, cutsWords, own }: ReadContext,
): { text: string; bold: string }[] {
  return piecesOf(lines, edges, cutsWords).reduce<{ text: string; bold: string }[]>(
    (found, piece, at, all) => {
      const [line] = piece.lines;
      const runs = line?.segments.flatMap((segment) => segment.runs) ?? [];
      const boldEnd = runs.findIndex(({ bold, text }) => !bold && text.trim());
      const bold = withoutBullet(
        runs
          .slice(0, boldEnd < 0 ? undefined : boldEnd)
          .map(({ text }) => text)
          .join('')
          .trim(),
      );
      const before = all[at - 1]?.lines.at(-1);
      const last = found.at(-1);
      const text =
        line && piece.lines.length === 1 && line.segments.length > 1 && piece.type === 'head'
          ? line.segments
              .map(({ runs: own }) =>
                own
                  .map(({ text: part }) => part)
                  .join('')
                  .trim(),
              )
              .join(bold ? ' ' : ', ')
          : piece.text;
      const goesOn =
        last &&
        before &&
        line &&
        !runs[0]?.bold &&
        piece.type !== 'bullet' &&
        line.column === before.column &&
        (own
          ? isOwnWrap(before, line, edges, own)
          : /[,;:&/]$/.test(last.text) || wraps(before, line, edges));
      if (goesOn) last.text = joinLines(last.text, text, cutsWords);
      else found.push({ text, bold });
      return found;
    },
    [],
  );
}

const LEVEL_MARKS = /^(?:[●○◉◯•★☆■□▪▫]\s*){3,}|(?:\s*[●○◉◯•★☆■□▪▫]){3,}$/gu;

/** "Group: words", a name in bold, or words alone. */
export function readSkills(lines: readonly Line[], context: ReadContext): ReadItem[] {
  const items: ReadItem[] = [];
  for (const { text: line, bold } of shortLines(lines, context)) {
    // Dots and stars that show a level say nothing as text.
    const text = context.own ? line : line.replace(LEVEL_MARKS, '').trim() || line;
    const colon = /^([^:,]{1,40}?)\s*(?::|\s[–—-]\s)\s*(.+)$/s.exec(text);
    const named =
      bold && bold !== text
        ? [bold.replace(/[:\s–—-]+$/, ''), text.slice(bold.length).replace(/^[:\s–—-]+/, '')]
        : colon?.slice(1);
    const [title, words] = named ?? (bold && context.own ? [bold, ''] : ['', text]);
    const last = items.at(-1);
    if (!title && last && !last.title && !context.own && last.text)
      last.text = field(
        `${last.text.value.replace(/[,;]$/, '')}, ${words}`,
        0.9,
        `${last.text.source}\n${text}`,
      );
    else if (title && !words && !context.own && !/:$/.test(text)) items.push({ text: field(text, 0.8) });
    else items.push({ title: field(title ?? '', 0.9, text), text: field(words ?? '', 0.9, text) });
  }
  return items;
}

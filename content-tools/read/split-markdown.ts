/** A heading with the text below it, up to the next heading of its level. */
export interface Section {
  title: string;
  text: string;
}

/**
 * Cuts Markdown at its headings of one level; fenced code is left alone.
 * @returns the text before the first such heading, and the sections
 */
export function splitAt(level: 1 | 2, markdown: string): { before: string; sections: Section[] } {
  const mark = `${'#'.repeat(level)} `;
  const before: string[] = [];
  const sections: { title: string; lines: string[] }[] = [];
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (/^(```|~~~)/.test(line)) fenced = !fenced;
    if (!fenced && line.startsWith(mark)) sections.push({ title: line.slice(mark.length).trim(), lines: [] });
    else (sections.at(-1)?.lines ?? before).push(line);
  }
  return {
    before: before.join('\n').trim(),
    sections: sections.map(({ title, lines }) => ({ title, text: lines.join('\n').trim() })),
  };
}

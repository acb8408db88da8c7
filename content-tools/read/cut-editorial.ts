/** A piece of an editorial: Markdown, or the place of an approach's program. */
export type CutPart = { markdown: string } | { approach: number };

const APPROACH = /^## Approach (\d+)\b/;
const REASONS = '**Why it works.**';

/** Cuts a printed editorial where the programs of its approaches stand: between the idea and the words on why it works. */
export function cutEditorial(text: string): CutPart[] {
  const parts: CutPart[] = [];
  let lines: string[] = [];
  let approach: number | undefined;
  const endText = () => {
    if (lines.some((line) => line.trim())) parts.push({ markdown: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) approach = Number(APPROACH.exec(line)?.[1]) || undefined;
    if (approach !== undefined && line.startsWith(REASONS)) {
      endText();
      parts.push({ approach });
      approach = undefined;
    }
    lines.push(line);
  }
  endText();
  return parts;
}

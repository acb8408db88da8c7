/** Characters that fit a box of the pipeline at its font size. */
const LINE = 20;

/** Breaks a label at spaces into lines that fit a box. */
export function wrapLabel(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= LINE)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

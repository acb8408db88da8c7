/** Rows of a CSV file (RFC 4180) by the names in its first row. A cell is text, also one that looks like a formula. */
export function csvRows(source: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(source.replace(/^\uFEFF/, ''));
  return rows.map((row) =>
    Object.fromEntries(names.map((name, at) => [name.trim(), (row[at] ?? '').trim()])),
  );
}

function cellsOf(source: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === ',') end();
    else if (character === '\n') {
      end();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  end();
  return rows.filter((row) => row.some((one) => one.trim()));
}

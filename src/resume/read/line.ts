/** A piece of a line in one style. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
}

/** Pieces of a line that stand together; a wide gap parts it from the next. */
export interface Segment {
  runs: Run[];
  x: number;
  right: number;
}

/** A line in reading order. Of a text file, lengths are characters. */
export interface Line {
  segments: Segment[];
  x: number;
  right: number;
  y: number;
  size: number;
  page: number;
  /** The stream of lines it belongs to: a page has one or two. */
  column: number;
  /** Distance to the line above in line heights; large before a new part. */
  gap: number;
}

export const textOfRuns = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

export const segmentText = ({ runs }: Segment): string => textOfRuns(runs);

/** The line's text, its pieces parted by one space. */
export const lineText = ({ segments }: Line): string => segments.map(segmentText).filter(Boolean).join(' ');

const share = (line: Line, has: (run: Run) => boolean): number => {
  const runs = line.segments.flatMap(({ runs }) => runs).filter(({ text }) => text.trim());
  const total = runs.reduce((sum, { text }) => sum + text.length, 0);
  return total === 0 ? 0 : runs.filter(has).reduce((sum, { text }) => sum + text.length, 0) / total;
};

/** Whether a line is bold as far as it is no date or place at its end. */
export const isBold = (line: Line): boolean => {
  const [first] = line.segments;
  return first ? share({ ...line, segments: [first] }, ({ bold }) => bold) > 0.8 : false;
};

export const startsBold = ({ segments }: Line): boolean =>
  segments[0]?.runs.find(({ text }) => text.trim())?.bold ?? false;

/** Letters without one in lower case: how many headings are set. */
export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

const BULLETS = '•●○◦▪■□▫‣⁃∙➢➤►▸▶✓✔✦❖◆◇♦★☆»›⇒→\\uE000-\\uF8FF';
const BULLET = new RegExp(`^\\s*(?:[${BULLETS}]+\\s*|[-–—*·o+]\\s+)(?=\\S)`, 'u');

export const isBullet = (text: string): boolean => BULLET.test(text);
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();
/** A line that is nothing but its mark, as when a producer places the text apart. */
export const isBareBullet = (text: string): boolean =>
  new RegExp(`^\\s*(?:[${BULLETS}]|[-–—*·])\\s*$`, 'u').test(text);

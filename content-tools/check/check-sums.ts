import { evaluateSum, figureOf } from './evaluate-sum.ts';

/** A sum whose two sides differ by more than rounding. */
export interface WrongSum {
  /** As it is written. */
  sum: string;
  /** What its left side gives. */
  value: number;
}

/** Text around an equals sign, or a word that stands for one. */
interface Equation {
  left: string;
  right: string;
  /** What follows the right side, such as a unit. */
  unit: string;
  isAbout: boolean;
}

/** What a sum may be made of, to find where it ends and the words around it begin. */
const PART = String.raw`(?:√|\bln\b|\bexp\b|\blog₂|[\d.,%$+−×÷/() ⁰¹²³⁴⁵⁶⁷⁸⁹])`;
const BEFORE = new RegExp(`(${PART}+)$`);
const AFTER = new RegExp(`^(${PART}+)`);
const EQUALS = / ([=≈]|is|are|gives|makes) (about |nearly |roughly )?/g;
/** Cells of a table, and columns that spaces align; a sum may be aligned too. */
const COLUMNS = /(?<![+−×÷/=≈(]) {2,}(?![+−×÷/=≈)])| ?\| ?/;
/** By how much rounded figures may move what they are multiplied to, and "about" a result: more is a mistake. */
const MOST_ERROR = 0.01;
const SCALES: [unit: RegExp, scale: number][] = [
  [/^\s*(?:thousand\b|k\b)/, 1e3],
  [/^\s*(?:million|M\b)/, 1e6],
  [/^\s*billion/, 1e9],
];

const hasOperator = (text: string) => /[×÷/√+⁰¹²³⁴⁵⁶⁷⁸⁹]|\S\s*−|ln|exp|log/.test(text);

/** Half of the last place that a result shows; after "about" its zeros are places that were rounded. */
function halfPlace(text: string, isAbout: boolean): number {
  const { value, error } = figureOf(text);
  if (error > 0) return error;
  if (text.endsWith('%')) return 0.005;
  const zeros = isAbout ? (/0*$/.exec(String(value))?.[0].length ?? 0) : 0;
  return 0.5 * 10 ** zeros;
}

/** The equations of a line, cut where words begin; those that a word is part of, as in "n × 2 = 8", aren't there. */
function equationsOf(line: string): Equation[] {
  return [...line.matchAll(EQUALS)].flatMap((match): Equation[] => {
    const [equals, sign = '', about] = match;
    const start = line.slice(0, match.index);
    const rest = line.slice(match.index + equals.length);
    const left = BEFORE.exec(start)?.[1] ?? '';
    const right = (AFTER.exec(rest)?.[1] ?? '').replace(/[\s.,(]+$/, '');
    const before = start.slice(0, start.length - left.length);
    const unit = rest.slice(right.length);
    if (/^\s*[+−×÷/]\s/.test(left) || /[±^]$/.test(before)) return [];
    if (/[\p{L}\d]$/u.test(before) && /^[(⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(left)) return [];
    if (/^(?: [+−×÷/] ?)?\p{L}/u.test(unit)) return [];
    if (/\p{L}/u.test(sign) && !/[×÷√+]|\S −/.test(left)) return [];
    return [
      { left: left.replace(/^[\s.,)]+/, ''), right, unit, isAbout: sign === '≈' || about !== undefined },
    ];
  });
}

/** Whether the left side gives the right one; undefined where either can't be read or there's nothing to work out. */
function judge({ left, right, unit, isAbout }: Equation): WrongSum | 'right' | undefined {
  const given = evaluateSum(left);
  const result = evaluateSum(right);
  if (!given || !result || !(hasOperator(left) || hasOperator(right))) return;
  const isFigure = !hasOperator(right);
  const shown = isFigure
    ? halfPlace(right.trim().replace(/^−/, ''), isAbout)
    : Math.min(result.error, Math.abs(result.value) * MOST_ERROR);
  const share = Math.min(given.error / Math.abs(given.value || 1), MOST_ERROR) + (isAbout ? MOST_ERROR : 0);
  const scale = SCALES.find(([word]) => word.test(unit))?.[1] ?? 1;
  const isPercent = /%/.test(left + right) || /^\s*(?:percentage )?points?\b/.test(unit);
  // "11% − 10% = 1 point" counts in percent on one side only, "2 × 450,000 = 0.9 million" in millions.
  const isRight = [1, ...(isPercent ? [100, 0.01] : []), 1 / scale].some((factor) => {
    const value = given.value * factor;
    return Math.abs(value - result.value) <= shown + share * Math.abs(value) + 1e-9;
  });
  return isRight ? 'right' : { sum: `${left.trim()} = ${right.trim()}`, value: given.value };
}

/**
 * Works out the sums of a Markdown text again, code and tables included.
 * @returns how many could be read, and those that don't add up
 */
export function checkSums(markdown: string): { count: number; wrong: WrongSum[] } {
  const judged = markdown
    .replace(/e\^\(/g, 'exp(')
    .replace(/\*\*|\*(?=\p{L})|(?<=\p{L})\*|`/gu, '')
    .split('\n')
    .flatMap((line) => line.replace(/ *([=≈]) */g, ' $1 ').split(COLUMNS))
    .flatMap(equationsOf)
    .map(judge)
    .filter((verdict) => verdict !== undefined);
  return { count: judged.length, wrong: judged.filter((verdict) => verdict !== 'right') };
}

/** Months as resumes write them, a line a month: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish, Greek, Russian. */
const MONTHS = [
  'january jan januar janvier janv enero ene janeiro gennaio gen januari styczeń stycznia ιανουάριος ιανουαρίου ιαν январь января янв',
  'february feb februar février févr fév febrero fevereiro fev febbraio febr februari luty lutego φεβρουάριος φεβρουαρίου φεβ февраль февраля фев февр',
  'march mar märz mrz mars marzo março maart mrt mars marzec marca μάρτιος μαρτίου μαρ март марта мар',
  'april apr avril avr abril abr aprile april kwiecień kwietnia απρίλιος απριλίου απρ апрель апреля апр',
  'may mai mayo maio maggio mag mei maj maja μάιος μαΐου μαϊ май мая',
  'june jun juni juin junio junho giugno giu czerwiec czerwca ιούνιος ιουνίου ιουν июнь июня июн',
  'july jul juli juillet juil julio julho luglio lug lipiec lipca ιούλιος ιουλίου ιουλ июль июля июл',
  'august aug août agosto ago augustus augusti sierpień sierpnia αύγουστος αυγούστου αυγ август августа авг',
  'september sept sep septembre septiembre setembro set settembre wrzesień września σεπτέμβριος σεπτεμβρίου σεπ сентябрь сентября сен сент',
  'october oct oktober okt octobre octubre outubro out ottobre ott październik października οκτώβριος οκτωβρίου οκτ октябрь октября окт',
  'november nov novembre noviembre novembro listopad listopada νοέμβριος νοεμβρίου νοε ноябрь ноября ноя',
  'december dec dezember dez décembre déc diciembre dic dezembro dicembre desember grudzień grudnia δεκέμβριος δεκεμβρίου δεκ декабрь декабря дек',
].map((names) => names.split(' '));

const SEASONS =
  'spring summer autumn fall winter frühjahr frühling sommer herbst printemps été automne hiver'.split(' ');

const PRESENT_WORDS = [
  'present',
  'now',
  'current',
  'currently',
  'today',
  'ongoing',
  'to date',
  'heute',
  'jetzt',
  'aujourd’hui',
  "aujourd'hui",
  'présent',
  'actuel',
  'actualidad',
  'presente',
  'actual',
  'atual',
  'atualmente',
  'até o momento',
  'actualmente',
  'hasta la fecha',
  'a la fecha',
  'attuale',
  'in corso',
  'ad oggi',
  'en cours',
  'ce jour',
  'derzeit',
  'laufend',
  'till date',
  'till now',
  'until now',
  'oggi',
  'heden',
  'nu',
  'nå',
  'obecnie',
  'σήμερα',
  'настоящее время',
  'наст. время',
  'н.в.',
];

const alternatives = (words: readonly string[]): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.'’]/g, (mark) => (mark === '.' ? '\\.' : "['’]")))
    .join('|');

const MONTH = `(?:${alternatives(MONTHS.flat())})`;
const YEAR = '(?:19|20)\\d\\d';
const SHORT_YEAR = "['’]\\d\\d";
const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

const DATE = [
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+)?${MONTH}\\.?,?\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:de\\s+)?(?:${YEAR}|${SHORT_YEAR})`,
  `(?:${alternatives(SEASONS)})\\s+${YEAR}`,
  `Q[1-4][\\s/]*${YEAR}`,
  `${YEAR}\\s*Q[1-4]`,
  `${YEAR}-\\d\\d-\\d\\d`,
  `\\d{1,2}[./]\\d{1,2}[./]${YEAR}`,
  `${YEAR}[/.-](?:0?[1-9]|1[0-2])(?!\\d)`,
  `(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}[年.]?`,
].join('|');

const PRESENT = `(?:${alternatives(PRESENT_WORDS)})`;
const DASH = '(?:-{1,2}|–|—|−|‐|‒|―|~|→|to|until|till|through|bis|à|au|al|até|do|по|έως)';
const RANGE = new RegExp(
  `${BEFORE}(?:(?:from|since|seit|depuis|desde|с)\\s+)?(${DATE})${AFTER}\\s*${DASH}\\s*(${DATE}|${PRESENT})${AFTER}`,
  'iu',
);
const OPEN = new RegExp(
  `${BEFORE}(?:(?:since|from|seit|depuis|desde)\\s+(${DATE})${AFTER}|(${DATE})${AFTER}\\s*[-–—]\\s*$)`,
  'iu',
);
/** The two halves of a range side by side, where the dash is drawn or left out. */
const NAMED_DATE = `(?:${MONTH}\\.?,?\\s+${YEAR}|(?:0?[1-9]|1[0-2])[/.]${YEAR})`;
const SIDE_BY_SIDE = new RegExp(
  `${BEFORE}(${NAMED_DATE})\\s+(${NAMED_DATE}|${PRESENT})${AFTER}|^\\s*(${YEAR})\\s+(${YEAR}|${PRESENT})\\s*$`,
  'iu',
);
/** "2019 – 21" and "Jan – Mar 2020": parts that lean on each other. */
const MONTHS_OF_YEAR = new RegExp(
  `${BEFORE}(${MONTH}\\.?)\\s*${DASH}\\s*(${MONTH}\\.?,?\\s+(${YEAR}))${AFTER}`,
  'iu',
);
const SHORT_RANGE = new RegExp(`${BEFORE}(${YEAR})\\s*[-–—/]\\s*(\\d\\d)${AFTER}`, 'u');
const SINGLE = new RegExp(`${BEFORE}(${DATE})${AFTER}`, 'iu');

export interface FoundDates {
  start: string;
  end: string;
  /** Where in the text, including the marks between both. */
  index: number;
  length: number;
  /** A range, not a date alone. */
  range: boolean;
}

const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const found = (
  match: RegExpExecArray,
  start: string | undefined,
  end: string | undefined,
  range: boolean,
): FoundDates => ({
  start: clean(start),
  end: clean(end),
  index: match.index,
  length: match[0].length,
  range,
});

/** The first range of dates in a line, or its first date, which is then the end. */
export function findDates(text: string): FoundDates | undefined {
  const months = MONTHS_OF_YEAR.exec(text);
  const range = RANGE.exec(text);
  if (months && (!range || months.index <= range.index))
    return found(months, `${months[1]} ${months[3]}`, months[2], true);
  if (range) return found(range, range[1], range[2], true);
  const open = OPEN.exec(text);
  if (open) return found(open, open[1] ?? open[2], '', true);
  const short = SHORT_RANGE.exec(text);
  // 2019-11 is a month, 2019-21 are years.
  if (short && Number(short[2]) > 12)
    return found(short, short[1], `${short[1]?.slice(0, 2)}${short[2]}`, true);
  const beside = SIDE_BY_SIDE.exec(text);
  if (beside) return found(beside, beside[1] ?? beside[3], beside[2] ?? beside[4], true);
  const single = SINGLE.exec(text);
  return single ? found(single, '', single[1], false) : undefined;
}

/** Whether a text ends in the first half of a range whose second half is missing or only a month. */
export const isHalfRange = (text: string): boolean =>
  new RegExp(`(?:${DATE})${AFTER}\\s*[-–—](?:\\s*${MONTH}\\.?)?$`, 'iu').test(text.trim());

/** Whether an end means that it has not ended. */
export const isPresent = (text: string): boolean => new RegExp(`^${PRESENT}$`, 'iu').test(text.trim());

/** A date as ISO 8601 writes it, as fine as it is known; undefined for what is none. */
export function isoDate(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  const day = /^((?:19|20)\d\d-\d\d-\d\d)$/.exec(plain)?.[1];
  if (day) return day;
  const short = /['’](\d\d)$/.exec(plain)?.[1];
  const year = /(?:19|20)\d\d/.exec(plain)?.[0] ?? (short && `20${short}`);
  if (!year) return undefined;
  const word = /\p{L}+/u.exec(plain.replace(/\b(?:st|nd|rd|th)\b/g, ''))?.[0];
  const named = word ? MONTHS.findIndex((names) => names.includes(word)) + 1 : 0;
  const number = Number(
    /^(\d{1,2})\s?[/.-]\s?\d{4}$/.exec(plain)?.[1] ?? /^\d{4}[/.-](\d{1,2})$/.exec(plain)?.[1] ?? 0,
  );
  const month = named || number;
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A date of ISO 8601 as resumes write it, to the month; anything else as it is. */
export function humanDate(text: string): string {
  const [, year = '', month = ''] = /^([12]\d{3})-([01]\d)(?:-[0-3]\d(?:T.*)?)?$/.exec(text) ?? [];
  const name = SHORT_MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : text;
}

/** The dates of an item on one line. An open end keeps its dash, so that start and end stay apart. */
export function dateRange({ start, end }: { start: string; end: string }): string {
  const [from, to] = [start.trim(), end.trim()];
  if (from && to) return `${from} – ${to}`;
  return from ? `${from} –` : to;
}

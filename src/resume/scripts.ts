/** What the writing systems of a text ask of a page: fonts beside the template's own, and its direction. */

/** Fonts of East Asia: Simplified and Traditional Chinese, Japanese, Korean. */
const EAST = ['sc', 'tc', 'jp', 'kr'] as const;

/** Letters of the scripts that a font of their own is for. */
export const ALPHABETS = {
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  devanagari: /\p{Script=Devanagari}/u,
  thai: /\p{Script=Thai}/u,
} as const;

/** A font with scripts that no template's own typeface has, by the last part of its name. */
export type NotoId = keyof typeof ALPHABETS | (typeof EAST)[number];

/** Letters that words are written with without spaces between them, and their punctuation. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]/u;

/** Letters of East Asia, and the punctuation and wide forms that come with them. */
export const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

export const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const HANGUL = /\p{Script=Hangul}/u;

/** Characters of the older national standards, which hold one form of writing each: what their two-byte codes mean. */
function charactersOf(label: string, leads: [number, number], trails: [number, number][]): Set<string> {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [from, to] of trails) for (let trail = from; trail <= to; trail += 1) bytes.push(lead, trail);
  return new Set(new TextDecoder(label).decode(new Uint8Array(bytes)));
}

let standards: { simplified: Set<string>; traditional: Set<string> } | undefined;

/** How Han characters are written: each country has its own form of many that share a code. */
export function hanOf(text: string): (typeof EAST)[number] {
  if (KANA.test(text)) return 'jp';
  if (HANGUL.test(text)) return 'kr';
  standards ??= {
    simplified: charactersOf('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]]),
    traditional: charactersOf(
      'big5',
      [0xa4, 0xf9],
      [
        [0x40, 0x7e],
        [0xa1, 0xfe],
      ],
    ),
  };
  const { simplified, traditional } = standards;
  const han = [...text].filter((letter) => /\p{Script=Han}/u.test(letter));
  const only = (one: Set<string>, other: Set<string>) =>
    han.filter((letter) => one.has(letter) && !other.has(letter)).length;
  return only(traditional, simplified) > only(simplified, traditional) ? 'tc' : 'sc';
}

/** The Noto fonts that a text calls for, most wanted first: what one of East Asia lacks may be in the next. */
export function notoOf(text: string): NotoId[] {
  const alphabets = (Object.keys(ALPHABETS) as (keyof typeof ALPHABETS)[]).filter((id) =>
    ALPHABETS[id].test(text),
  );
  if (!EAST_ASIAN.test(text)) return alphabets;
  return [...new Set([...alphabets, hanOf(text), ...EAST])];
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Whether a text has a letter that is written from right to left. */
export const hasRightToLeft = (text: string): boolean => text.search(RIGHT_TO_LEFT) >= 0;

/** Whether a text is read from right to left: a third of its letters, as it may be full of names of technologies. */
export function isRightToLeft(text: string): boolean {
  const ours = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  return ours > 0 && ours * 3 > (text.match(/\p{L}/gu)?.length ?? 0);
}

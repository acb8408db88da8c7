import { isSurePlace } from './places.ts';
import { isCompany, isRole, isSchool } from './words.ts';

/** A line with somebody's name: the name as it is spoken, and what people set beside theirs. */
export interface NameLine {
  name: string;
  /** Pronouns, degrees, a birth name, a job title: each one piece. */
  beside: string[];
}

const WORD = "(?:\\p{Ll}{1,3}['’-])?\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const NAME = new RegExp(`^${WORD}(?:\\s+(?:${WORD}|\\p{Ll}{1,4}'?|[\\p{Lo}]+)){0,5}$`, 'u');
/** A name in a script without capitals. */
const CASELESS_NAME = /^\p{Lo}[\p{Lo}\p{M}'’.・-]*(?:\s+\p{Lo}[\p{Lo}\p{M}'’.・-]*){0,4}$/u;
const NO_NAME =
  /^(?:个人简历|简历|個人簡歷|履歷|履歴書|職務経歴書|이력서|السيرة الذاتية|קורות חיים|curriculum vitae|resume|résumé|cv|lebenslauf|контакты|резюме|βιογραφικό(?: σημείωμα)?|page \d+)$/iu;

/** What announces a name: a label, or the name of the document. */
const ANNOUNCED =
  /^(?:(?:(?:full )?name|vorname und name|nom|nombre|nome|naam|navn|namn|imię i nazwisko|имя|фио|ім[’']я|όνομα|ονοματεπώνυμο)\s*:|(?:curriculum vitae|resume|résumé|cv|lebenslauf)\s*(?::|[-–—|]|of\b|von\b|de\b|di\b))\s*/iu;

/** Titles before a name, which stay with it. */
const TITLES =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|dame|rev|hon|capt|col|lt|sgt|maj|gen|pd|priv\.?-doz|dipl|dott|dott\.ssa|mag|mgr|bc|ing|arch|avv|eng|lic|judr|mudr|rndr|phdr|inż|hab|herr|frau|mme|mlle|mons|sr|sra|don|doña|med|phil|rer|nat|jur|iur|oec|pol|habil|h\.\s?c|univ)(?:\.\s*-?\s*|\s+|-(?=ing))|inf\.\s*|kfm\.\s*|kffr\.\s*)+(?=\p{L})/iu;

const PRONOUN =
  'she|he|they|her|hers|him|his|them|theirs|xe|xem|ze|zir|hir|ey|em|any|all|any pronouns|all pronouns|elle|iel|il|lui|él|ella|ellx|elles?|ela|ele|dela|dele|lei|sie|er|ihr|ihm|dey|keine|hij|zij|hen|die|hun|hon|han|hän|hun|de|ona|on|jej|jego|она|он|вона|він|αυτή|αυτός|她|他';
const PRONOUNS = new RegExp(
  `^(?:(?:my )?pronouns?\\s*:?\\s*)?(?:${PRONOUN})(?:\\s*[/|,&]\\s*(?:${PRONOUN}))*$`,
  'iu',
);
/** Pronouns without brackets: two at least, as one alone may be a name. */
const PAIR = `(?:${PRONOUN})(?:\\s*/\\s*(?:${PRONOUN}))+`;
const PRONOUNS_BEHIND = new RegExp(`\\s+(${PAIR})$`, 'iu');
const ONLY_PAIR = new RegExp(`^(?:pronouns?\\s*:\\s*)?${PAIR}$`, 'iu');

const BIRTH_NAME = /\s+((?:geb\.|geborene?r?|née|né|nee|born|roz\.|z d\.|nata)\s+\p{Lu}.*)$/u;

/** A nickname in quotation marks or, between the other names, in brackets. */
const NICKNAME = /(?:^|\s+)(?:["“”„«»‘’'][^"“”„«»‘’']{1,20}["“”„«»‘’']|\(\p{Lu}[\p{L}. ]{1,15}\))(?=\s|$)/gu;

const DEGREE =
  /^(?:ph\.?\s?d|d\.?\s?phil|ed\.?d|psy\.?d|pharm\.?d|d\.?sc|dr|m\.?d|d\.?o|d\.?d\.?s|d\.?v\.?m|j\.?d|ll\.?[bm]|b\.?\s?sc?|m\.?\s?sc?|b\.?a|m\.?a|m\.?s|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?com|m\.?com|mba|emba|mph|mpa|mfa|m\.?ed|m\.?res|m\.?phil|csc|drsc|mag|mgr|ing|dipl\.?(?:-?\s?(?:ing|inf|kfm|kffr|psych|phys|chem))?|esq|r\.?n|bsn|msn|np|cpa|cfa|pmp|p\.?e|pe|cissp|faia|aia|ccna|csm|lcsw|shrm-s?cp|phr)\.?[®™]?(?:\s*\(hons\.?\))?$/i;
/** Letters behind a comma that are a degree or membership, be it one we do not know. */
const LETTERS = /^\p{Lu}[\p{Lu}\d.-]{1,8}[®™]?$/u;

/** Whether a text is a row of degrees and memberships, which look like a town and a state: "RN, MS". */
export function isDegrees(text: string): boolean {
  const pieces = text.split(/\s*,\s*/);
  const isEach = pieces.every((piece) => DEGREE.test(piece) || LETTERS.test(piece));
  return isEach && (pieces.every((piece) => DEGREE.test(piece)) || !isSurePlace(text));
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv|junior|senior|júnior|filho|neto|fils)\.?$/iu;
const PARTICLE =
  /^(?:de|del|della|der|den|di|da|do|dos|du|la|le|van|von|zu|zum|ten|ter|bin|ibn|al|el|af|av|st\.?)\s/iu;

const hasLower = (text: string): boolean => /\p{Ll}/u.test(text);

const isPlainName = (text: string): boolean => {
  const bare = text.replace(NICKNAME, '').replace(TITLES, '').trim();
  return (
    (NAME.test(bare) || CASELESS_NAME.test(bare)) &&
    bare.length <= 60 &&
    !NO_NAME.test(bare) &&
    bare.split(' ').length <= 6
  );
};

/** Takes brackets out, but those with a name that stand between names. */
function withoutBrackets(text: string, beside: string[]): string {
  return text.replace(
    /\s*[([{]([^()[\]{}]{1,40})[)\]}](\s*)/gu,
    (whole: string, inside: string, after: string, index: number) => {
      const isNickname =
        /^\p{Lu}[\p{L}. ]*$/u.test(inside) && /^\p{L}/u.test(text.slice(index + whole.length));
      if ((isNickname && !PRONOUNS.test(inside)) || /^hons\.?$/i.test(inside)) return whole;
      beside.push(inside.trim());
      return after;
    },
  );
}

/** Takes what has no comma before it off the end of a name. */
function withoutEnd(text: string, beside: string[]): string {
  let name = text.trim();
  for (;;) {
    const behind = PRONOUNS_BEHIND.exec(name) ?? BIRTH_NAME.exec(name) ?? degreeBehind(name);
    if (!behind?.[1]) return name;
    beside.unshift(behind[1]);
    name = name.slice(0, behind.index).trim();
  }
}

/** A degree at the end of a name without a comma. In capitals two letters are a name as well: "YO-YO MA". */
function degreeBehind(name: string): RegExpExecArray | undefined {
  const found = /\s+(\S+(?:\s+\(hons\.?\))?)$/iu.exec(name);
  const [, last = ''] = found ?? [];
  const isSure = last.length > 2 && (hasLower(last) ? /\p{Lu}.*\p{Lu}|\./u.test(last) : hasLower(name));
  const before = name.slice(0, found?.index).split(/\s+/).length;
  return found && isSure && before >= 2 && DEGREE.test(last) ? found : undefined;
}

/** Whether an address of mail is made with a name. */
const isInMail = (name: string, email: string): boolean => {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && (email.split('@')[0] ?? '').toLowerCase().includes(letters);
};

/** Whether "Family, Given" is meant, not "Name, Something". */
function isTurned(family: string, given: string, email: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}\s.'’"“”„«»-]*$/u.test(given.replace(TITLES, ''))) return false;
  if (isSurePlace(`${family}, ${given}`) || isRole(given)) return false;
  const isOne = !/\s/.test(family.replace(PARTICLE, '').trim());
  return isOne || PARTICLE.test(family) || (!hasLower(family) && hasLower(given)) || isInMail(given, email);
}

/** What stands between commas: a name turned round or not, with suffixes, degrees and more behind it. */
function readCommas(text: string, email: string, beside: string[]): string | undefined {
  const [first = '', ...others] = text.split(/\s*[,;،，]\s*/).filter(Boolean);
  const family = withoutEnd(first, beside);
  const suffixes: string[] = [];
  const given: string[] = [];
  const isWhole = /\s/.test(family.replace(PARTICLE, ''));
  for (const piece of others) {
    const isLetters = isWhole && hasLower(family) && LETTERS.test(piece);
    const isJob = isWhole && isRole(piece) && !isCompany(family) && !isSchool(family);
    // "Nguyen, Do" is a name.
    const isDegree = DEGREE.test(piece) && (isWhole || given.length > 0);
    if (SUFFIX.test(piece)) suffixes.push(piece);
    else if (isDegree || isLetters || ONLY_PAIR.test(piece) || isJob) beside.push(piece);
    else given.push(withoutEnd(piece, beside));
  }
  const [before, ...more] = given;
  if (more.length > 0 || (before && !isTurned(family, before, email))) return undefined;
  const [, own = family, suffix] = /^(.*\S)\s+(\S+)$/.exec(family) ?? [];
  const turned =
    before && suffix && SUFFIX.test(suffix) ? `${before} ${own} ${suffix}` : `${before ?? ''} ${family}`;
  return [turned.trim(), ...suffixes].join(' ');
}

const BARS = /\s*[|•·∙◦⋄♦●▪/]\s+|\s*[|•·∙◦⋄♦●▪]\s*|\s+[-–—]\s+|\s{3,}/u;

/** A longer line is a paragraph. */
const LONGEST_LINE = 200;

/**
 * The name in a line: "Roe, Dr. Jane (she/her), PhD | Designer" is Dr. Jane Roe.
 * @param email the person's address, which tells given names from families
 */
export function parseName(line: string, email = ''): NameLine | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const beside: string[] = [];
  // A pair of pronouns may have spaces around its stroke.
  const text = line.replace(new RegExp(`(?<=\\s)${PAIR}$`, 'iu'), (pair) => pair.replace(/\s*\/\s*/g, '/'));
  const [first = '', ...bars] = withoutBrackets(text.replace(ANNOUNCED, ''), beside).trim().split(BARS);
  const letters: string[] = [];
  const name = readCommas(first, email, letters);
  if (!name || /[\d@]/.test(name) || !isPlainName(name)) return undefined;
  const degrees = letters.filter((piece) => DEGREE.test(piece) || LETTERS.test(piece)).join(', ');
  const others = letters.filter((piece) => !degrees.includes(piece));
  return {
    name,
    beside: [degrees, ...others, ...beside, ...bars].map((piece) => piece.trim()).filter(Boolean),
  };
}

/** A nickname set behind the whole name, which belongs to the given ones. */
export const nicknameBehind = (name: string): string | undefined =>
  [...name.matchAll(NICKNAME)].find(
    ({ index, 0: found }) => index > 0 && index + found.length === name.length,
  )?.[0];

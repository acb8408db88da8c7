import { isSchool } from './words.ts';

/** Countries and regions that places end with, in some of the languages of resumes. */
const LANDS = `argentina armenia australia austria österreich azerbaijan belarus belgium belgië brazil brasil bulgaria canada chile
china colombia croatia hrvatska cyprus czechia czech republic denmark danmark egypt estonia finland suomi france georgia germany
deutschland greece ελλάδα hong kong hungary magyarország iceland india indonesia ireland israel italy italia japan kazakhstan kenya
korea south korea latvia lebanon lithuania luxembourg malaysia malta mexico méxico moldova morocco netherlands the netherlands
nederland new zealand nigeria norway norge pakistan peru philippines poland polska portugal romania românia russia россия
saudi arabia serbia singapore slovakia slovenia south africa spain españa sri lanka sweden sverige switzerland schweiz suisse
taiwan thailand tunisia turkey türkiye ukraine україна украина uae united arab emirates united kingdom uk england scotland wales
northern ireland united states usa u.s.a. us uruguay venezuela vietnam bangladesh ghana ethiopia jordan cuba ecuador bolivia
κύπρος беларусь казахстан`;

const STATES =
  'al ak az ar ca co ct dc de fl ga hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa ri sc sd tn tx ut va vt wa wi wv wy on qc bc ab mb sk ns nb nl pe nsw vic qld act tas';

const FULL_STATES = `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec bavaria bayern`;

const NAMES = new Set([...LANDS.split(/\s+/), ...STATES.split(' '), ...FULL_STATES.split(/\s+/)]);
const TWO_WORDS =
  /^(?:czech republic|hong kong|south korea|the netherlands|new zealand|saudi arabia|south africa|sri lanka|united arab emirates|united kingdom|northern ireland|united states(?: of america)?|new york|new jersey|new mexico|new hampshire|north carolina|south carolina|north dakota|south dakota|west virginia|rhode island|british columbia|new south wales)$/;

const WORKPLACE = /^(?:remote|hybrid|on-?site|home office|fully remote|worldwide|télétravail|удал[её]нно)$/iu;

const isLand = (text: string): boolean => {
  const folded = text.toLowerCase().replace(/\.$/, '').trim();
  return NAMES.has(folded) || TWO_WORDS.test(folded);
};

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const CITY = new RegExp(
  `^(?:(?:${WORD}|de|del|la|am|an|der|den|upon|on|of|da|do|dos|i|sur|le|les|in|ob)\\s?){1,5}$`,
  'u',
);

/** Words after a comma that make a phrase something else than a place. */
const NO_PLACE =
  /\b(?:inc|ltd|llc|gmbh|corp|ag|co|s\.?a|engineer|developer|manager|university|bachelor|master|phd|lead|director|science|engineering|mathematics|physics|economics|team|department|python|java|react|sql|docker)\b\.?/i;

/** Whether a text could be the name of a city and nothing else. */
export const isCity = (text: string): boolean =>
  CITY.test(text) && !NO_PLACE.test(text) && text.length <= 30 && text.split(' ').length <= 3;

const bare = (text: string): string =>
  text
    .trim()
    .replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '')
    .replace(/[()]/g, '')
    .trim();

const withoutCode = (text: string): string => text.replace(/\b[A-Z]{0,2}-?\d[\dA-Z -]{2,8}$/u, '').trim();

/** Whether a text ends with the name of a country or state, or is a way of working: a place for certain. */
export function isSurePlace(text: string): boolean {
  const plain = bare(text);
  if (!plain || plain.length > 60) return false;
  const parts = plain.split(/\s*,\s*/);
  if (parts.some((part) => WORKPLACE.test(part)) && parts.length <= 3)
    return parts.every((part) => CITY.test(part) || WORKPLACE.test(part));
  if (parts.length === 1) return isLand(plain) && plain.length > 3;
  const last = parts.at(-1) ?? '';
  if (!isLand(withoutCode(last)) && !isLand(last)) return false;
  if (NO_PLACE.test(parts.slice(0, -1).join(' '))) return false;
  // Of three parts the middle one is a state, or there is a number of a street or code.
  return parts.length === 2 || (parts.length <= 5 && (isLand(parts.at(-2) ?? '') || /\d/.test(plain)));
}

/** Whether a part of an entry's head is where it was: a place for certain, or two names with a comma. */
export function isHeadPlace(text: string): boolean {
  if (isSurePlace(text)) return true;
  const plain = bare(text);
  const parts = plain.split(/\s*,\s*/);
  const named = parts.length === 2 && parts.every((part) => CITY.test(part));
  return (
    named &&
    !NO_PLACE.test(plain) &&
    !isSchool(parts[0] ?? '') &&
    plain.length <= 60 &&
    plain.split(' ').length <= 6
  );
}

/** Two names with a comma in scripts without capitals. */
const CASELESS = /^\p{Lo}[\p{Lo}\p{M}\s.'’-]{0,25}[,،、，]\s*\p{Lo}[\p{Lo}\p{M}\s.'’-]{0,25}$/u;

/** Whether a piece of the contacts is where somebody lives: also with a street, a code or a region. */
export function isPlace(text: string): boolean {
  if (isHeadPlace(text) || CASELESS.test(text)) return true;
  const plain = bare(text);
  const parts = plain.split(/\s*,\s*/);
  if (plain.length > 60 || parts.length < 2) return false;
  if (/\d/.test(plain)) return /\b\d{4,6}\b/.test(plain) && parts.length <= 4;
  return parts.length === 3 && isLand(parts[2] ?? '') && !NO_PLACE.test(plain);
}

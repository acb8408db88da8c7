/** Present and past of verbs that open bullets and do not simply take -ed. */
const IRREGULAR: Record<string, string> = {
  lead: 'led',
  build: 'built',
  write: 'wrote',
  run: 'ran',
  drive: 'drove',
  make: 'made',
  grow: 'grew',
  cut: 'cut',
  hold: 'held',
  teach: 'taught',
  win: 'won',
  bring: 'brought',
  speak: 'spoke',
  keep: 'kept',
  set: 'set',
  take: 'took',
  give: 'gave',
  find: 'found',
  oversee: 'oversaw',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  split: 'split',
  sell: 'sold',
  buy: 'bought',
  begin: 'began',
  choose: 'chose',
  ship: 'shipped',
  plan: 'planned',
  map: 'mapped',
  debug: 'debugged',
  refactor: 'refactored',
};

const REGULAR =
  `analyze analyse automate architect assist coach collaborate complete conduct configure coordinate
create cover define deliver deploy design develop document enable engineer ensure establish evaluate expand
facilitate fix forecast guide handle help hire host identify implement improve increase integrate introduce
investigate launch maintain manage measure mentor migrate model monitor move negotiate onboard operate optimize
optimise organize organise own participate perform port prepare present prevent produce program prototype provide
publish raise recruit reduce release remove replace report research resolve review save scale secure simplify
standardize start steer streamline support test track train translate tune update use validate work`
    .split(/\s+/)
    .filter(Boolean);

const regularPast = (verb: string): string =>
  verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;

/** The past of a verb a bullet may open with, by its present; both in lower case. */
export const PAST: ReadonlyMap<string, string> = new Map([
  ...REGULAR.map((verb): [string, string] => [verb, regularPast(verb)]),
  ...Object.entries(IRREGULAR),
]);

/** Present participles, for "was responsible for building". */
export const FROM_ING: ReadonlyMap<string, string> = new Map(
  [...PAST.keys()].flatMap((verb): [string, string][] => [
    [`${verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : verb}ing`, verb],
    [`${verb}${verb.at(-1)}ing`, verb],
  ]),
);

const DOUBLED = /^(run|cut|set|win|split|begin|ship|plan|map|debug)$/;

/** The present participle of a verb in lower case. */
export function ingOf(verb: string): string {
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : verb}ing`;
}

/** Participles that are not the past as well, with their verbs. */
const PARTICIPLE_OF: Readonly<Record<string, string>> = {
  written: 'write',
  rewritten: 'rewrite',
  driven: 'drive',
  taken: 'take',
  chosen: 'choose',
  grown: 'grow',
  run: 'run',
  begun: 'begin',
  overseen: 'oversee',
};

/**
 * The verbs of participles that can be turned into an active sentence. Others (awarded, selected, promoted, given) say what
 * somebody else did to the subject.
 */
export const ACTIVE: ReadonlyMap<string, string> = new Map([
  ...[...PAST]
    .map(([verb, past]): [string, string] => [past, verb])
    .filter(([past]) => !/^(gave|took|ran|grew|wrote|drove|chose|began|oversaw|rewrote)$/.test(past)),
  ...Object.entries(PARTICIPLE_OF),
]);

/** Verbs whose base or third person is a noun as often: a "Lead developer" leads nobody. */
export const NOUN_TOO: ReadonlySet<string> = new Set(
  'lead research test design support report document plan model map release host process track port monitor guide'.split(
    ' ',
  ),
);

/** Past participles that can follow "was". */
export const PARTICIPLES: ReadonlySet<string> = new Set([
  ...PAST.values(),
  'written',
  'driven',
  'given',
  'taken',
  'chosen',
  'grown',
  'done',
  'run',
  'awarded',
  'selected',
  'asked',
  'assigned',
  'promoted',
]);

/** The word written as `like` is: with a capital letter or without. */
export const capitalAs = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

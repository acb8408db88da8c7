import { MISSPELLINGS, TECHNOLOGIES } from '../technologies.ts';
import { ACTIVE, capitalAs, FROM_ING, ingOf, NOUN_TOO, PARTICIPLES, PAST } from './verbs.ts';

/** One line of a resume and what is known about where it stands. */
export interface Line {
  text: string;
  /** Of a position, or another kind of text. */
  inWork: boolean;
  /** Of a position that has ended. */
  past: boolean;
}

export interface Advice {
  reason: string;
  /** The lines that take its place. */
  after: string[];
}

export interface Rule {
  id: string;
  label: string;
  check: (line: Line) => Advice | undefined;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "building the API" as "Built the API", or as "Build" while the position lasts. */
function openWith(participle: string, past: boolean): string | undefined {
  const verb = FROM_ING.get(participle.toLowerCase());
  return verb && upperFirst(past ? (PAST.get(verb) ?? verb) : verb);
}

const ASSIGNED =
  /^(?:was |been |am |is )?(responsible for|in charge of|tasked with|duties included)\s+(\S+)(?:\s+(.*))?$/is;

const assigned: Rule = {
  id: 'weak-verb',
  label: 'Weak opening',
  check({ text, inWork, past }) {
    const match = inWork ? ASSIGNED.exec(text) : null;
    if (!match) return undefined;
    const [whole, opening = '', next = '', rest = ''] = match;
    const verb = openWith(next, past);
    const managed = upperFirst(past ? 'managed' : 'manage');
    return {
      reason: `“${whole.slice(0, whole.indexOf(opening) + opening.length)}” says what you were assigned, not what you did.`,
      after: [(verb ? `${verb} ${rest}` : `${managed} ${next} ${rest}`).trim()],
    };
  },
};

/** Takes the place of what only the user knows; `placeholder` asks for it until it is filled in. */
const YOUR_PART = '[doing what?]';

const SHARED =
  /^(?:was |been |am |is )?(helped(?: with| to)?|assisted(?: in| with)?|involved in|worked on|participated in)\s+(.+)$/is;

/** Shared work stays shared: a rewrite asks for the user's part and never claims more than was written. */
const shared: Rule = {
  id: 'helper',
  label: 'Weak opening',
  check({ text, inWork, past }) {
    const match = inWork ? SHARED.exec(text) : null;
    if (!match) return undefined;
    const [whole, opening = '', work = ''] = match;
    const [first = '', ...rest] = work.replace(/[.\s]+$/, '').split(/\s+/);
    const what = [PAST.has(first.toLowerCase()) ? ingOf(first.toLowerCase()) : first, ...rest].join(' ');
    return {
      reason: `“${whole.slice(0, whole.indexOf(opening) + opening.length)}” hides your part. Replace the placeholder with what you did.`,
      after: [`${past ? 'Contributed' : 'Contribute'} to ${what} by ${YOUR_PART}`],
    };
  },
};

const PASSIVE = /\b(was|were|has been|have been|is|are)\s+(\w+)(\s+by\s+(me|us|my team))?\b/i;

const passive: Rule = {
  id: 'passive',
  label: 'Passive voice',
  check({ text, inWork }) {
    const match = inWork ? PASSIVE.exec(text) : null;
    const [found = '', , participle = ''] = match ?? [];
    if (!match || !PARTICIPLES.has(participle.toLowerCase())) return undefined;
    const subject = text.slice(0, match.index).trim();
    const rest = text.slice(match.index + found.length).trim();
    // Whoever else did it stays named: "was led by Ana" is no "led"; "was cut by 30%" names nobody.
    if (/^by\s+(?![\d$€£~]|about\s|over\s|more\s|half\b)/i.test(rest)) return undefined;
    const own = /^(i|we)?$/i.test(subject);
    const active = ACTIVE.get(participle.toLowerCase());
    const now = /^(is|are)$/i.test(match[1] ?? '');
    // "Was asked to improve": the second verb is what was done.
    const order = /^to (\w+)\s*(.*)$/s.exec(rest);
    const verb = order ? PAST.get((order[1] ?? '').toLowerCase()) : undefined;
    const after =
      own && verb
        ? upperFirst(`${verb} ${order?.[2] ?? ''}`.trim())
        : own
          ? undefined
          : active &&
            upperFirst(
              `${now ? active : PAST.get(active)} ${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${rest}`.trim(),
            );
    if (!after) return undefined;
    return { reason: `“${found}” leaves out who did it. Start with the verb.`, after: [after] };
  },
};

/** Opens what is led or designed: with it, the word before is a verb. */
const OBJECT =
  /^(the|a|an|our|my|its|their|all|both|each|every|new|several|multiple|many|two|three|four|five|six|seven|eight|nine|ten|\d\S*)$/i;

const tense: Rule = {
  id: 'tense',
  label: 'Tense',
  check({ text, inWork, past }) {
    if (!inWork) return undefined;
    const [first = '', next = ''] = text.split(/\s+/);
    const word = first.toLowerCase();
    const base = PAST.has(word)
      ? word
      : PAST.has(word.replace(/s$/, ''))
        ? word.replace(/s$/, '')
        : undefined;
    if (!past || !base || PAST.get(base) === word) return undefined;
    if (NOUN_TOO.has(base) && !OBJECT.test(next)) return undefined;
    return {
      reason: 'This job has ended. Use the past tense.',
      after: [capitalAs(PAST.get(base) ?? word, first) + text.slice(first.length)],
    };
  },
};

const figures: Rule = {
  id: 'figures',
  label: 'Missing metric',
  check({ text, inWork }) {
    const [first = ''] = text.split(/\s+/);
    const verb = first.toLowerCase();
    const change =
      /^(increased|reduced|improved|cut|raised|grew|saved|accelerated|decreased|lowered|optimi[sz]ed|scaled|shortened|boosted|sped)$/;
    if (!inWork || !change.test(verb) || /\d|\b(half|double|triple|twice|dozens?|hundreds?)\b/i.test(text))
      return undefined;
    return {
      reason: `“${first}” raises the question: by how much? Replace the placeholder with a number.`,
      after: [`${text.replace(/[.\s]+$/, '')} by [how much?]`],
    };
  },
};

const placeholder: Rule = {
  id: 'placeholder',
  label: 'Open placeholder',
  check({ text }) {
    const [open] = /\[(?:how much|doing what)\?\]/.exec(text) ?? [];
    if (!open) return undefined;
    return {
      reason: `Replace ${open} with ${open === YOUR_PART ? 'what you did' : 'a number'}, or accept to remove it.`,
      after: [text.replace(/\s*(?:by )?\[(?:how much|doing what)\?\]/, '')],
    };
  },
};

const LONG_WORDS = 34;

const length: Rule = {
  id: 'length',
  label: 'Long bullet',
  check({ text, inWork }) {
    const words = text.split(/\s+/).length;
    if (!inWork || words <= LONG_WORDS) return undefined;
    // The cut nearest to the middle.
    const cuts = [...text.matchAll(/(?:;|\. |, (?:and |which |while )|, )/g)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
    }));
    const middle = text.length / 2;
    const best = cuts.sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))[0];
    if (!best || best.at < text.length / 4 || best.at > (text.length * 3) / 4) return undefined;
    return {
      reason: `${words} words are too many to take in at once. Split it into two bullets.`,
      after: [text.slice(0, best.at).trim(), upperFirst(text.slice(best.end).trim())],
    };
  },
};

const firstPerson: Rule = {
  id: 'first-person',
  label: 'First person',
  check({ text, inWork }) {
    const match = inWork ? /^I(?: have|'ve)?\s+(\w+)/.exec(text) : null;
    if (!match) return undefined;
    const rest = text.slice(match[0].length - (match[1] ?? '').length);
    return { reason: 'A resume is about you anyway. Leave out “I”.', after: [upperFirst(rest)] };
  },
};

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alone = (name: string): string =>
  `(?<![\\p{L}\\p{N}./@-])${quoted(name)}(?![\\p{L}\\p{N}@/]|\\.\\p{L})`;

/** Names that are also ordinary words are left alone unless they are written as a name. */
const ORDINARY = new Set(
  'go rust swift ruby dart julia spring express helm git rest spark react flask excel unity agile presto sap sass ros nats apache ant chef ux ui c++ c# f# figma flink vite jest api sdk'.split(
    ' ',
  ),
);
const NAMES: [RegExp, string][] = [
  ...[...MISSPELLINGS].map(([wrong, right]): [RegExp, string] => [new RegExp(alone(wrong), 'giu'), right]),
  ...[...TECHNOLOGIES]
    .filter(([name]) => !ORDINARY.has(name))
    .map(([name, right]): [RegExp, string] => [new RegExp(alone(name), 'giu'), right]),
];

const spelling: Rule = {
  id: 'spelling',
  label: 'Spelling of a technology',
  check({ text }) {
    let after = text;
    const changed: string[] = [];
    for (const [pattern, right] of NAMES) {
      after = after.replace(pattern, (found) => {
        if (found !== right) changed.push(`“${found}” is spelled ${right}.`);
        return right;
      });
    }
    return changed.length > 0 ? { reason: [...new Set(changed)].join(' '), after: [after] } : undefined;
  },
};

/** Every rule, the most helpful first. */
export const RULES: readonly Rule[] = [
  assigned,
  shared,
  firstPerson,
  passive,
  tense,
  figures,
  placeholder,
  length,
  spelling,
];

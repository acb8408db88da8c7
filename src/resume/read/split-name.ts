import { nicknameBehind, parseName } from './name-line.ts';

const PARTICLES = new Set(
  'de del della der den di da do dos das du la le van von zu zum ten ter bin ibn al el af av y e'.split(' '),
);

const SUFFIX = /^(?:jr|sr|ii|iii|iv|junior|senior|júnior|filho|neto|fils)\.?$/iu;

interface Names {
  firstName: string;
  lastName: string;
}

function splitPlain(name: string): Names {
  const words = name.trim().split(' ');
  if (words.length === 1) return { firstName: words[0] ?? '', lastName: '' };
  let at = words.length - 1;
  if (at > 1 && SUFFIX.test(words[at] ?? '')) at -= 1;
  while (at > 1 && PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}

/**
 * Given and family names, which give the name again when they are joined: particles, suffixes and what else stands behind
 * a name belong to the family's, as in "Roe, PhD".
 */
export function splitName(name: string): Names {
  const bare = parseName(name)?.name ?? name;
  const behind = name.startsWith(bare) ? name.slice(bare.length) : '';
  const { firstName, lastName } = splitPlain(behind ? bare : name);
  return lastName || !behind ? { firstName, lastName: lastName + behind } : splitPlain(name);
}

/** The names of a person as they are spoken: a nickname behind both belongs to the given ones. */
export function splitSpoken(name: string): Names {
  const nickname = nicknameBehind(name);
  if (!nickname) return splitPlain(name);
  const { firstName, lastName } = splitPlain(name.slice(0, -nickname.length));
  return { firstName: `${firstName}${nickname}`, lastName };
}

/** Shorter capitals than this are more likely one name than two that lost the space between them. */
const GLUED = 9;

/**
 * "COLLEENBRANNIGAN", whose letters are set apart and whose space is lost, parted where the address of her mail says that a
 * name ends: `cbrannigan@`.
 */
export function partGlued(name: string, email: string): string {
  if (name.length < GLUED || !/^\p{Lu}+$/u.test(name)) return name;
  const letters = name.toLowerCase();
  for (const part of (email.split('@')[0] ?? '').toLowerCase().split(/[^\p{L}]+/u))
    for (let size = part.length; size >= 3; size -= 1) {
      const rest = letters.length - size;
      if (rest >= 2 && letters.endsWith(part.slice(-size)))
        return `${name.slice(0, rest)} ${name.slice(rest)}`;
    }
  return name;
}

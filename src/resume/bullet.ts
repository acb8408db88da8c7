/** One thing a recruiter looks for in a bullet, and whether it is there. */
export interface BulletCheck {
  id: 'opening' | 'number' | 'length' | 'pronoun' | 'filler';
  label: string;
  passed: boolean;
  /** What to do where it did not pass. */
  advice: string;
}

/** Openings that say that one was there, not what one did. */
const WEAK_OPENING =
  /^(?:responsible for|worked (?:on|with)|helped|assisted|participated|involved|tasked|in charge|duties|member of|part of|was |were |had |did |supported the|various|exposure to|familiar)/i;
const PRONOUN = /(?<![\p{L}'’])(?:i|i['’]m|i['’]ve|me|my|mine|we|our)(?![\p{L}'’])/iu;
const FILLER =
  /(?<!\p{L})(?:passionate|results[- ]driven|hard[- ]working|team player|go[- ]getter|detail[- ]oriented|self[- ]starter|synergy|dynamic|proactive|successfully|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|utilized|leveraged|various|several|numerous|etc)(?!\p{L})/iu;
const LENGTH = { least: 8, most: 30 } as const;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%/+#-]*/gu)?.length ?? 0;

/** Checks a bullet as a recruiter reads it, in seconds; an empty text passes nothing. */
export function checkBullet(text: string): BulletCheck[] {
  const bullet = text.trim().replace(/^[-•*–]\s*/, '');
  const words = wordsIn(bullet);
  const filler = FILLER.exec(bullet)?.[0];
  const opening = WEAK_OPENING.exec(bullet)?.[0].trim();
  return [
    {
      id: 'opening',
      label: 'Opens with what you did',
      passed: words > 0 && !opening && !PRONOUN.test(bullet.split(/\s/, 1)[0] ?? ''),
      advice: opening
        ? `Replace “${opening}” with the verb of what you did: built, cut, led, wrote.`
        : 'Start with the verb of what you did: built, cut, led, wrote.',
    },
    {
      id: 'number',
      label: 'Has a number',
      passed: /\p{N}/u.test(bullet),
      advice: 'Say how many, how often, how fast, or from what to what. Only a number you can explain.',
    },
    {
      id: 'length',
      label: `Has ${LENGTH.least} to ${LENGTH.most} words`,
      passed: words >= LENGTH.least && words <= LENGTH.most,
      advice:
        words < LENGTH.least
          ? `It has ${words}. Say what changed because of you, and how.`
          : `It has ${words}. Keep one result; make the rest a bullet of its own or drop it.`,
    },
    {
      id: 'pronoun',
      label: 'Has no “I” or “we”',
      passed: words > 0 && !PRONOUN.test(bullet),
      advice: 'Drop the pronoun. The resume is about you; “we” hides what was yours.',
    },
    {
      id: 'filler',
      label: 'Has no filler',
      passed: words > 0 && !filler,
      advice: filler ? `Drop “${filler}”, or show it with a fact.` : 'Write the fact.',
    },
  ];
}

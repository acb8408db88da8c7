import { TECHNOLOGIES } from '../technologies.ts';
import { SAME, SKILLS } from './skills.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A skill in one of its forms: the words that say it, and how it is shown. */
interface Form {
  stems: readonly string[];
  shown: string;
}

/** A skill that a text names, with the words at which it does. */
export interface Found {
  shown: string;
  from: number;
  to: number;
}

const stemsOf = (phrase: string): string[] => tokensOf(phrase).map(({ stem }) => stem);

/** Skills by the word they begin with, longest first. */
export class Vocabulary {
  private readonly forms = new Map<string, Form[]>();

  constructor(entries: Iterable<readonly [phrase: string, shown: string]>) {
    for (const [phrase, shown] of entries) this.add(stemsOf(phrase), shown);
    for (const forms of this.forms.values()) forms.sort((a, b) => b.stems.length - a.stems.length);
  }

  /** The first entry of the same words stays. */
  private add(stems: readonly string[], shown: string): void {
    const [first] = stems;
    if (first === undefined) return;
    const forms = this.forms.get(first) ?? [];
    if (!forms.some((form) => form.stems.join(' ') === stems.join(' '))) forms.push({ stems, shown });
    this.forms.set(first, forms);
  }

  /** The skills that begin at a word, longest first. No phrase reaches over punctuation. */
  at(tokens: readonly Token[], from: number): Found[] {
    return (this.forms.get(tokens[from]?.stem ?? '') ?? []).flatMap(({ stems, shown }) => {
      const fits = stems.every((stem, index) => {
        const token = tokens[from + index];
        return token?.stem === stem && (index === 0 || !token.first);
      });
      return fits ? [{ shown, from, to: from + stems.length }] : [];
    });
  }
}

const known: readonly (readonly [string, string])[] = [
  ...[...TECHNOLOGIES.values()].map((name) => [name, name] as const),
  ...SAME,
  ...SKILLS.map((skill) => [skill, SAME.get(skill) ?? skill] as const),
];

/** All known skills and those of one person, named as that person does. */
export const vocabularyWith = (own: readonly string[]): Vocabulary =>
  new Vocabulary([...known, ...own.map((skill) => [skill, skill] as const)]);

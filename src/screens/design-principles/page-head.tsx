import type { PatternOrder } from '#dataset/pattern.ts';
import { kindLabel } from './groups.ts';

interface Props {
  group: keyof PatternOrder;
  title: string;
  /** What it is for, in one sentence. */
  text: string;
}

/** What kind of thing this is, its name, and its one sentence. */
export function PageHead({ group, title, text }: Props) {
  return (
    <header>
      <p className="text-sm text-muted">{kindLabel(group)}</p>
      <h1 className="mt-1 text-2xl leading-tight font-semibold sm:text-3xl">{title}</h1>
      <p className="mt-3 border-l-2 border-accent pl-4 text-lg">{text}</p>
    </header>
  );
}

import { STYLES } from './arrangements.ts';
import { morePeople, people } from './people.ts';
import type { Person } from './person.ts';

/** One document of the corpus before it is made. */
export interface Planned {
  file: string;
  maker: 'chromium' | 'pdfkit' | 'reportlab' | 'fpdf2' | 'dryrun' | 'latex' | 'libreoffice' | 'groff';
  layout: string;
  style: (typeof STYLES)[number];
  /** Headings in capitals. */
  caps: boolean;
  /** Position of the person, by which fonts and sides take turns. */
  turn: number;
  person: Person;
  /** Not looked at while the reader is tuned. */
  heldOut: boolean;
}

/** Every file of these people is held out, and every file of groff's: a maker the reader was never tuned on. */
const HELD_OUT = ['petrov', 'tanaka', 'nguyen', 'deol', 'kimura'];

const styleAt = (at: number) => STYLES[at % STYLES.length] ?? 'A';

function planned(
  maker: Planned['maker'],
  person: Person,
  turn: number,
  options: { style?: number; caps?: boolean; layout?: string; infix?: string },
): Planned {
  const style = styleAt(turn + (options.style ?? 0));
  const prefix = maker === 'fpdf2' ? 'fpdf' : maker === 'dryrun' ? 'own' : maker;
  return {
    file: `${prefix}-${options.infix ?? ''}${person.id}.pdf`,
    maker,
    layout: options.layout ?? `one-${style}`,
    style,
    caps: options.caps ?? false,
    turn,
    person,
    heldOut: maker === 'groff' || HELD_OUT.includes(person.id),
  };
}

const even = (turn: number): boolean => turn % 2 === 0;

/** All documents, in the order of `truth.json`. */
export const plan: Planned[] = [
  ...people.flatMap((person, turn) => [
    planned('chromium', person, turn, { caps: even(turn), infix: 'one-' }),
    planned('chromium', person, turn, {
      style: 2,
      caps: !even(turn),
      layout: `two-${styleAt(turn + 2)}`,
      infix: 'two-',
    }),
  ]),
  ...people.flatMap((person, turn) =>
    even(turn) ? [planned('pdfkit', person, turn, { style: 1, caps: turn % 4 === 0 })] : [],
  ),
  ...people.flatMap((person, turn) =>
    even(turn)
      ? [
          planned('reportlab', person, turn, {
            style: 3,
            caps: turn % 3 === 0,
            layout: `two-${styleAt(turn + 3)}`,
            infix: 'two-',
          }),
        ]
      : [
          planned('reportlab', person, turn, { style: 3, caps: turn % 3 === 0 }),
          // Its fonts lack the letters of Vietnamese.
          ...(person.id === 'nguyen' ? [] : [planned('fpdf2', person, turn, { style: 4, caps: true })]),
        ],
  ),
  ...people.flatMap((person, turn) =>
    even(turn) ? [planned('dryrun', person, turn, { layout: 'own' })] : [],
  ),
  ...morePeople.flatMap((person, turn) => [
    planned('latex', person, turn, { layout: even(turn) ? 'rows' : 'dates' }),
    planned('libreoffice', person, turn, { layout: even(turn) ? 'tabs' : 'table' }),
    // Its fonts are Latin-1's.
    ...(['marchenko', 'deol', 'bianchi'].includes(person.id)
      ? []
      : [planned('groff', person, turn, { layout: 'plain' })]),
  ]),
];

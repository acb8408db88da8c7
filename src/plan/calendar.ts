import { addDays, type Day } from './dates.ts';
import type { Plan } from './model.ts';

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
const compact = (day: Day): string => day.replaceAll('-', '');

/** Lines of at most 75 bytes, as RFC 5545 asks for; a continuation begins with a space. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
}

const event = (day: Day, stamp: string, summary: string, description: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${compact(day)}-${summary.startsWith('Interview') ? 'interview' : 'plan'}@dryrun`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/**
 * A plan as an iCalendar file (RFC 5545): an event a day with its steps, and the interview. A day keeps its UID, so that a
 * later export replaces it.
 * @param now milliseconds since 1970, when the file is made
 */
export function toCalendar(plan: Plan, interviewOn: Day, now: number): string {
  const stamp = `${new Date(now).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const days = plan.days.flatMap(({ day, steps, minutes }) =>
    steps.length === 0
      ? []
      : event(
          day,
          stamp,
          `Dryrun: ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ${minutes} min`,
          steps.map((step) => `${step.title} (${step.kind}, ${step.minutes} min)`).join('\n'),
        ),
  );
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dryrun//Study plan//EN',
    ...days,
    ...event(interviewOn, stamp, 'Interview', 'Good luck.'),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;
}

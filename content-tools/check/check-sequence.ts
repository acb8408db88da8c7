import type { Drawing } from '#canvas/drawing.ts';
import { unionOf } from '#canvas/geometry.ts';
import { restoreDrawing } from '#canvas/restore.ts';
import { isBox } from '#canvas/shape.ts';
import type { DiagramShape } from '#dataset/diagram.ts';
import type { SequenceSource } from '#dataset/sequence.ts';
import { compileSequence } from '../compile/compile-sequence.ts';
import { NARROW } from '../compile/narrow-width.ts';
import { answerPrograms } from '../read/answer-programs.ts';
import type { Report } from '../read/read-answer-question.ts';
import { checkBoxes, checkDrawing } from './check-drawing.ts';

/** A sequence of so many units shows its texts at 11 pixels in the column beside the canvas, on a screen 1440 wide. */
export const WIDEST = 565;

const widthOf = ({ shapes }: Drawing) => unionOf(shapes)?.w ?? 0;

/** Reports participants that are named twice or send and get nothing, and messages between what is not there. */
function checkEnds({ participants, messages }: SequenceSource, report: Report): void {
  const ids = new Set(participants.map(({ id }) => id));
  if (ids.size < participants.length)
    report('sequence.participants', 'two have the same id; give each its own');
  const ends = messages.flatMap(({ from, to }) => [from, to]);
  for (const end of new Set(ends))
    if (!ids.has(end)) report('sequence.messages', `there is no participant ${end}; name the id of one`);
  for (const id of ids)
    if (!ends.includes(id)) report(`sequence ${id}`, 'sends and gets no message; leave it out');
  messages.forEach(({ from, to, returns }, index) => {
    if (!returns) return;
    const called = messages
      .slice(0, index)
      .some((call) => !call.returns && call.from === to && call.to === from);
    if (!called)
      report(`sequence message ${index + 1}`, 'returns to who has not called; draw the call before it');
  });
}

/** Methods and functions that a text calls: `enter(plate)` calls `enter`. */
const callsIn = (text: string) => [...text.matchAll(/([A-Za-z_]\w*)\(/g)].map(([, name]) => name ?? '');

/** The class of a participant: all of its text, or what follows the object's own name in `before: Position`. */
const classOf = (text: string) => text.slice(text.lastIndexOf(':') + 1).trim();

/** Reports classes and methods that the answer's program does not have. */
function checkNames({ participants, messages }: SequenceSource, program: string, report: Report): void {
  const has = (pattern: string) => new RegExp(pattern, 'm').test(program);
  for (const { id, text, outside } of participants) {
    const name = classOf(text);
    if (!outside && !has(`^\\s*class ${name}\\b`))
      report(
        `sequence ${id}`,
        `the program has no class ${name}; name it as the code does, or mark it outside`,
      );
  }
  messages.forEach(({ text }, index) => {
    for (const name of callsIn(text))
      if (!has(`\\b${name}\\(`))
        report(`sequence message ${index + 1}`, `the program has no ${name}(); name it as the code does`);
  });
}

/** Reports what cannot be read of one of the two drawings of a sequence. */
function checkLayout(shapes: DiagramShape[], widest: number, name: string, report: Report): void {
  const { drawing, quarantined } = restoreDrawing({ shapes });
  for (const { reason } of quarantined) report(name, reason);
  checkBoxes(drawing.shapes.filter(isBox), name, report);
  checkDrawing(drawing, (field, message) => report(field.replace('diagram', name), message));
  const width = Math.ceil(widthOf(drawing));
  if (width > widest) report(name, `is ${width} units wide; shorten or break texts to get to ${widest}`);
}

/**
 * Reports what is wrong with a sequence diagram beyond its schema: it must be drawn well, and speak of the answer's own program.
 * @param code the section that holds the answer's programs, as Markdown
 */
export function checkSequence(source: SequenceSource, code: string, report: Report): void {
  checkEnds(source, report);
  checkNames(source, answerPrograms(code).python ?? '', report);
  const { shapes, narrow } = compileSequence(source);
  checkLayout(shapes, WIDEST, 'sequence', report);
  checkLayout(narrow, NARROW, 'narrow sequence', report);
}

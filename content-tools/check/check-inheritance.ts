import { type BoxSource, type DiagramSource, isLine } from '#dataset/diagram.ts';
import { answerPrograms } from '../read/answer-programs.ts';
import { classRelations } from '../read/class-relations.ts';
import type { Report } from '../read/read-answer-question.ts';

const INTERFACE = '«interface»';

/** The class that a box draws, if it draws one: its first line, what UML writes above the name aside. */
const classOf = ({ text }: BoxSource): string =>
  text.replace(/«\w+»/g, '').trim().split('\n')[0]?.trim() ?? '';

/**
 * Reports where a class diagram and the answer's programs disagree on who extends and implements whom, and interfaces that aren't
 * marked. Classes that only the drawing has, such as those of an extension, may implement what they like.
 * @param code the section that holds the answer's programs, as Markdown
 */
export function checkInheritance({ shapes }: DiagramSource, code: string, report: Report): void {
  const { classes, interfaces, parents } = classRelations(answerPrograms(code));
  const boxes = shapes.filter((shape) => !isLine(shape));
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const byClass = new Map(boxes.map((box) => [classOf(box), box]));
  const arrows = shapes.filter(isLine);

  for (const box of boxes)
    if (interfaces.has(classOf(box)) && !box.text.includes(INTERFACE))
      report(`diagram ${box.id}`, `is an interface in the program; begin its text with ${INTERFACE}`);

  for (const [name, bases] of parents) {
    const box = byClass.get(name);
    if (!box) continue;
    for (const base of bases) {
      const means = interfaces.has(base) && !interfaces.has(name) ? 'implements' : 'extends';
      const parent = byClass.get(base);
      const drawn = arrows.some(
        (arrow) => arrow.from === box.id && arrow.to === parent?.id && arrow.means === means,
      );
      if (!drawn)
        report(
          `diagram ${box.id}`,
          `${means} ${base} in the program; draw { type: arrow, from: ${box.id}, to: ${parent?.id ?? 'its box'}, means: ${means} }`,
        );
    }
  }

  for (const { from = '', to = '', means, text } of arrows) {
    const field = `diagram ${from} -> ${to}`;
    if (/\bis an?\b|\bextends\b|\bimplements\b/.test(text))
      report(field, `says "${text}" in words; give it means: extends or implements instead`);
    const [child, parent] = [byId.get(from), byId.get(to)];
    if (!means || !child || !parent) continue;
    if (means === 'implements' && !parent.text.includes(INTERFACE))
      report(field, `implements what isn't marked; begin the text of ${to} with ${INTERFACE}`);
    const [name, base] = [classOf(child), classOf(parent)];
    if (classes.has(name) && classes.has(base) && !parents.get(name)?.has(base))
      report(field, `the program's ${name} doesn't ${means.slice(0, -1)} ${base}; drop means`);
  }
}

import { cellText } from '../show-value.ts';
import { emptyPicture, fitted, type Picture, type Scene, type Subject } from './picture.ts';

const CELL = 26;
const LEFT = 12;

/** A whole number's bits, the lowest on the right; a negative one as 32 bits of its two's complement. */
export function bitsPicture(subject: Subject, scene: Scene): Picture {
  const value = typeof subject.value === 'number' ? BigInt(subject.value) : 0n;
  const digits = value < 0n ? BigInt.asUintN(32, value).toString(2) : value.toString(2);
  const bits = digits.padStart(Math.max(8, Math.ceil(digits.length / 8) * 8), '0').slice(-32);
  const picture = emptyPicture(
    `${subject.name}: ${cellText(subject.value, scene.state.objects)} is ${bits} in binary.`,
  );
  const changed = scene.changes.variable(subject.call, subject.name);
  for (const [index, bit] of [...bits].entries()) {
    const x = LEFT + index * CELL + Math.floor(index / 8) * 6;
    const exponent = bits.length - 1 - index;
    const tone = bit === '1' ? (changed ? 'changed' : 'active') : 'muted';
    picture.boxes.push({
      key: `${subject.key}.${exponent}`,
      x,
      y: 10,
      width: CELL,
      height: 30,
      text: bit,
      shape: 'box',
      tone,
      place: { variable: subject.name, call: subject.call },
    });
    if (exponent % 4 === 0 || bits.length === 8)
      picture.notes.push({
        key: `${subject.key}#${exponent}`,
        x: x + CELL / 2,
        y: 56,
        text: String(exponent),
        anchor: 'middle',
        tone: 'muted',
      });
  }
  const last = picture.boxes.at(-1);
  if (last)
    picture.notes.push({
      key: `${subject.key}=`,
      x: last.x + CELL + 12,
      y: 30,
      text: `= ${subject.value}`,
      anchor: 'start',
      tone: 'plain',
    });
  return fitted(picture);
}

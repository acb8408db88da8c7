import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { diagramSchema } from '#dataset/diagram.ts';
import { compileDiagram } from '../compile/compile-diagram.ts';
import { classRelations } from '../read/class-relations.ts';
import { checkInheritance } from './check-inheritance.ts';

const PYTHON = `class Tariff(Protocol):
    def price(self) -> int: ...

class Hourly:  # class Ghost(Tariff):
    pass

class Base: ...
class Night(Base, Hourly): ...

if __name__ == "__main__":
    assert True
`;
const JAVA = `interface Tariff { int price(); }
/* final class Ghost implements Tariff { */
record Hourly(Map<String, List<Integer>> cents, int cap) implements Tariff {
  // class Ghost extends Base {
}
sealed interface Node<K extends Comparable<K>> permits Leaf {}
final class Leaf<K extends Comparable<K>> implements Node<K>, Comparable<Leaf<K>> {}
class Main { public static void main(String[] a) { assert true; } }
`;
const CODE = `\`\`\`python\n${PYTHON}\`\`\`\n\`\`\`java\n${JAVA}\`\`\`\n`;

const box = (id: string, text: string, x: number) => ({ id, type: 'rect', x, y: 0, text });
const TARIFF = box('tariff', '«interface»\nTariff', 0);
const HOURLY = box('hourly', 'Hourly\ncents, cap', 300);
const LOT = box('lot', 'Lot', 600);
const arrow = (from: string, to: string, more = {}) => ({ type: 'arrow', from, to, ...more });
const IMPLEMENTS = arrow('hourly', 'tariff', { means: 'implements' });

function problems(...shapes: object[]): string[] {
  const found: string[] = [];
  const report = (field: string, message: string) => found.push(`${field}: ${message}`);
  checkInheritance(z.parse(diagramSchema, { shapes }), CODE, report);
  return found;
}

describe('classes of a program', () => {
  it('have the bases that Python or Java gives them, and none out of comments, generics or record fields', () => {
    const { classes, interfaces, parents } = classRelations({ python: PYTHON, java: JAVA });
    expect([...classes].sort()).toEqual(['Base', 'Hourly', 'Leaf', 'Main', 'Night', 'Node', 'Tariff']);
    expect([...interfaces].sort()).toEqual(['Node', 'Tariff']);
    expect(Object.fromEntries([...parents].map(([name, bases]) => [name, [...bases].sort()]))).toEqual({
      Hourly: ['Tariff'],
      Leaf: ['Node'],
      Night: ['Base', 'Hourly'],
    });
  });
});

describe('a class diagram', () => {
  it('is in order where its arrows say what the program says', () => {
    expect(problems(TARIFF, HOURLY, LOT, IMPLEMENTS, arrow('lot', 'tariff', { text: 'asks' }))).toEqual([]);
  });

  it.each([
    ['leaves an arrow out', [TARIFF, HOURLY, LOT], /^diagram hourly: implements Tariff .*draw/],
    ['draws it as a use', [TARIFF, HOURLY, LOT, arrow('hourly', 'tariff')], /implements Tariff/],
    [
      'leaves the interface out',
      [HOURLY, LOT, box('x', 'X', 900)],
      /^diagram hourly: implements Tariff .*its box/,
    ],
    [
      'draws a class as the parent of an interface’s class',
      [TARIFF, HOURLY, LOT, { ...IMPLEMENTS, means: 'extends' }],
      /implements Tariff/,
    ],
    [
      'says it in words',
      [TARIFF, HOURLY, LOT, IMPLEMENTS, arrow('lot', 'tariff', { text: 'is a' })],
      /says "is a" in words/,
    ],
    [
      'does not mark an interface',
      [box('tariff', 'Tariff', 0), HOURLY, LOT, IMPLEMENTS],
      /^diagram tariff: is an interface/,
    ],
    [
      'has what the program has not',
      [
        TARIFF,
        HOURLY,
        LOT,
        IMPLEMENTS,
        box('base', 'Base', 900),
        arrow('hourly', 'base', { means: 'extends' }),
      ],
      /the program's Hourly doesn't extend Base/,
    ],
  ])('is reported that %s', (_, shapes, message) => {
    expect(problems(...shapes).join('\n')).toMatch(message);
  });

  it('may have classes of an extension that the program leaves out', () => {
    const daily = [box('daily', 'Daily', 900), arrow('daily', 'tariff', { means: 'implements' })];
    expect(problems(TARIFF, HOURLY, LOT, IMPLEMENTS, ...daily)).toEqual([]);
  });

  it('draws them with hollow heads, dashed where a class implements', () => {
    const shapes = [TARIFF, HOURLY, LOT, IMPLEMENTS, arrow('lot', 'hourly', { means: 'extends' })];
    const [implementing, extending] = compileDiagram(z.parse(diagramSchema, { shapes })).shapes.slice(3);
    expect(implementing).toMatchObject({ head: 'hollow', dash: true });
    expect(extending).toMatchObject({ head: 'hollow' });
    expect(extending).not.toHaveProperty('dash');
    expect(implementing).not.toHaveProperty('means');
  });

  it('has only arrows that mean something', () => {
    const line = { type: 'line', from: 'lot', to: 'hourly', means: 'extends' };
    expect(z.safeParse(diagramSchema, { shapes: [TARIFF, HOURLY, LOT, line] }).success).toBe(false);
  });
});

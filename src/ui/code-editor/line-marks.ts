import { type Extension, type Range, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter } from '@codemirror/view';

/** What is wrong in a line of the editor; lines count from 1. */
export interface LineMark {
  line: number;
  message: string;
}

/** Replaces all marks. A line beyond the document's end, where a compiler may miss something, is its last. */
export const setLineMarks = StateEffect.define<readonly LineMark[]>();

class Dot extends GutterMarker {
  readonly message: string;

  constructor(message: string) {
    super();
    this.message = message;
  }

  override eq(other: Dot): boolean {
    return other.message === this.message;
  }

  override toDOM(): Node {
    const dot = document.createElement('span');
    dot.textContent = '●';
    dot.title = this.message;
    return dot;
  }
}

interface Marks {
  lines: DecorationSet;
  dots: RangeSet<GutterMarker>;
}

const NONE: Marks = { lines: Decoration.none, dots: RangeSet.empty };

/** One mark a line, with all that is said of it. */
function marksOf(doc: Text, marks: readonly LineMark[]): Marks {
  const said = new Map<number, string[]>();
  for (const { line, message } of marks) {
    const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
    said.set(from, [...(said.get(from) ?? []), message]);
  }
  const texts = [...said].map(([from, messages]) => ({ from, title: messages.join('\n') }));
  const lines = texts.map(
    ({ from, title }): Range<Decoration> =>
      Decoration.line({ class: 'cm-marked', attributes: { title } }).range(from),
  );
  const dots = texts.map(({ from, title }) => new Dot(title).range(from));
  return { lines: Decoration.set(lines, true), dots: RangeSet.of(dots, true) };
}

const field = StateField.define<Marks>({
  create: () => NONE,
  update(marks, { changes, docChanged, effects, newDoc }) {
    const set = effects.findLast((effect) => effect.is(setLineMarks));
    if (set) return marksOf(newDoc, set.value);
    return docChanged ? { lines: marks.lines.map(changes), dots: marks.dots.map(changes) } : marks;
  },
  provide: (of) => EditorView.decorations.from(of, ({ lines }) => lines),
});

/** Lines set apart by `setLineMarks`, each with a dot beside its number; what is wrong shows under the pointer. */
export const lineMarks: Extension = [
  field,
  gutter({ class: 'cm-marks', markers: ({ state }) => state.field(field).dots }),
];

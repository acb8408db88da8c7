import { type PointerEvent, useState } from 'react';
import { lookUp, type Place, variable } from '#trace/find.ts';
import { isReference } from '#trace/format.ts';
import { showValue } from '#trace/show-value.ts';
import type { State } from '#trace/state.ts';

export interface Tip {
  /** What stands in the code: a name, or a name and a field. */
  name: string;
  text: string;
  /** Where it was written. */
  place: Place;
  x: number;
  y: number;
}

/** What a name in the code holds at a step; undefined for what is no variable of the innermost call. */
export function namedValue(state: State, written: string): Pick<Tip, 'name' | 'text' | 'place'> | undefined {
  const [first = '', field] = written.split('.');
  const found = variable(state, first);
  const inner = field === undefined ? undefined : lookUp(state, written);
  if (found && inner !== undefined && isReference(found.value))
    return {
      name: written,
      text: showValue(inner, state.objects),
      place: { object: found.value[0], key: `s${field}` },
    };
  if (found)
    return {
      name: first,
      text: showValue(found.value, state.objects),
      place: { variable: first, call: found.call },
    };
  // Java's fields are mostly named without `this`.
  const receiver = state.calls.at(-1)?.variables.get('this');
  const own = lookUp(state, first);
  if (own === undefined || !isReference(receiver)) return;
  return {
    name: first,
    text: showValue(own, state.objects),
    place: { object: receiver[0], key: `s${first}` },
  };
}

/** The value of the name in the code that the pointer is over. */
export function useValueTip(state: State) {
  const [over, setOver] = useState<{ written: string; x: number; y: number }>();
  const found = over && namedValue(state, over.written);
  const tip: Tip | undefined = found && { ...found, x: over.x, y: over.y };
  return {
    tip,
    handlers: {
      onPointerOver: ({ target }: PointerEvent) => {
        const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
        if (!word) return setOver(undefined);
        const { left, bottom } = word.getBoundingClientRect();
        setOver({ written: word.dataset.word ?? '', x: left, y: bottom });
      },
      onPointerLeave: () => setOver(undefined),
    },
  };
}

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { THING_IDS } from '#dataset/things.ts';

const modules = import.meta.glob<{ default: ComponentType }>('./*.tsx');
const BROKEN = /NaN|Infinity|∞|undefined|\[object/;
/** What one types where a number is asked for. */
const TYPED = ['', '-1', '0', '1e300', 'x'];

afterEach(cleanup);

async function open(id: string) {
  const load = modules[`./${id}.tsx`];
  if (!load) throw new Error(`${id} has no component`);
  const { default: Thing } = await load();
  const { container } = render(<Thing />);
  const all = <T extends Element>(selector: string) => [...container.querySelectorAll<T>(selector)];
  const holds = (when: string) => {
    const broken = BROKEN.exec(container.innerHTML);
    const around = broken && container.innerHTML.slice(Math.max(0, broken.index - 80), broken.index + 20);
    expect(around, `${id}, ${when}`).toBeNull();
  };
  return { all, holds };
}

test.each(THING_IDS)(
  '%s keeps its sense at the ends of what can be set',
  { timeout: 120_000 },
  async (id) => {
    const { all, holds } = await open(id);
    holds('as it opens');
    for (const end of ['max', 'min'] as const) {
      for (const slider of all<HTMLInputElement>('input[type=range]')) {
        fireEvent.change(slider, { target: { value: slider[end] } });
        holds(`${slider.labels?.[0]?.textContent} at its ${end}`);
      }
      for (const place of all('input[type=radio], input[type=checkbox]').keys()) {
        const box = all<HTMLInputElement>('input[type=radio], input[type=checkbox]')[place];
        if (box) fireEvent.click(box);
        holds(`choice ${place} with sliders at ${end}`);
      }
      for (const place of all('button').keys())
        for (let press = 0; press < 3; press++) {
          const button = all<HTMLButtonElement>('button')[place];
          if (button && !button.disabled) fireEvent.click(button);
          holds(`button ${place} with sliders at ${end}`);
        }
    }
    for (const field of all<HTMLInputElement>('input[type=number]'))
      for (const value of [...TYPED, field.min, field.max]) {
        fireEvent.change(field, { target: { value } });
        holds(`${value} typed`);
      }
  },
);

test.each(THING_IDS)('%s says in words what it draws', async (id) => {
  const { all } = await open(id);
  for (const picture of all('svg[role]'))
    expect(picture.getAttribute('aria-label')?.length, id).toBeGreaterThan(1);
  if (all('svg[role=img]').length > 0) expect(all('[role=status]').length, id).toBeGreaterThan(0);
  for (const control of all<HTMLInputElement>('input:not([type=hidden])'))
    expect((control.labels?.length ?? 0) > 0 || control.hasAttribute('aria-label'), id).toBe(true);
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { useFocusRecovery } from './focus-recovery.ts';

afterEach(cleanup);

/** A list whose rows delete themselves, in a page with a main part. */
function List({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  const add = useRef<HTMLButtonElement>(null);
  const deletion = useFocusRecovery(add);
  return (
    <main id="main" tabIndex={-1}>
      <Button ref={add}>Add</Button>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <Button>Open {name}</Button>
            <Button ref={deletion} onClick={() => setLeft(left.filter((other) => other !== name))}>
              Delete {name}
            </Button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Presses a button as the keyboard does: it has the focus. */
async function press(name: string): Promise<void> {
  button(name).focus();
  await act(async () => button(name).click());
}

it('a row that deletes itself hands the focus to the next one, the last to the one before, the only one to what was named', async () => {
  render(<List names={['a', 'b', 'c']} />);
  await press('Delete b');
  expect(document.activeElement).toBe(button('Delete c'));
  await press('Delete c');
  expect(document.activeElement).toBe(button('Delete a'));
  await press('Delete a');
  expect(document.activeElement).toBe(button('Add'));
});

it('who has the focus elsewhere keeps it there', async () => {
  render(<List names={['a', 'b']} />);
  button('Open b').focus();
  await act(async () => button('Delete a').click());
  expect(document.activeElement).toBe(button('Open b'));
});

it('a control that comes in the place of another one takes the focus', async () => {
  function Steps() {
    const [installed, setInstalled] = useState(false);
    const step = useFocusRecovery();
    return installed ? (
      <Button key="remove" ref={step}>
        Remove
      </Button>
    ) : (
      <Button key="install" ref={step} onClick={() => setInstalled(true)}>
        Install
      </Button>
    );
  }
  render(<Steps />);
  await press('Install');
  expect(document.activeElement).toBe(button('Remove'));
});

it('a button that goes away leaves the focus at the tab of its panel, or where the page begins', async () => {
  function Page({ inPanel }: { inPanel: boolean }) {
    const [there, setThere] = useState(true);
    const panel = inPanel ? { role: 'tabpanel', 'aria-labelledby': 'tab' } : {};
    return (
      <main id="main" tabIndex={-1}>
        <button id="tab" type="button" role="tab">
          Tab
        </button>
        <div {...panel}>{there && <Button onClick={() => setThere(false)}>Once</Button>}</div>
      </main>
    );
  }
  const { unmount } = render(<Page inPanel />);
  await press('Once');
  expect(document.activeElement).toBe(screen.getByRole('tab'));
  unmount();
  render(<Page inPanel={false} />);
  await press('Once');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

/** What browsers do some time after what has the focus was disabled. */
function dropFocus(): void {
  const passing = document.body.appendChild(document.createElement('input'));
  passing.focus();
  passing.remove();
}

it('a button that was disabled while it worked has the focus again, unless somebody moved it', async () => {
  const page = (disabled: boolean) => (
    <>
      <Button disabled={disabled}>Work</Button>
      <Button>Other</Button>
    </>
  );
  const { rerender } = render(page(false));
  button('Work').focus();
  rerender(page(true));
  dropFocus();
  expect(document.activeElement).toBe(document.body);
  rerender(page(false));
  expect(document.activeElement).toBe(button('Work'));
  rerender(page(true));
  button('Other').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(button('Other'));
});

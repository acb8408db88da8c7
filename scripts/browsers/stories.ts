import type { Driven, Json } from './driven.ts';
import { CPP, PYTHON } from './programs.ts';

const LOOK_EVERY_MS = 200;
const QUESTION = '/question/dsa/arrays/two-sum';
/** Screens of every kind. */
const SCREENS = [
  '/',
  '/dsa',
  '/dsa/blind-75',
  QUESTION,
  '/system-design-question/system-design/hld/url-shortener',
  '/ml-question/machine-learning/ml-system-design/search-ranking',
  '/behavior-question/behavioral/leadership/leading-without-authority',
  '/mock-interview',
  '/review',
  '/resumes',
  '/resumes/new',
  '/competitive-coding',
  '/system-design/speedrun/rate-limiter',
  '/resources/llm-rag',
  '/ask-question',
  '/settings',
];

/** A user in a browser that is pointed at one host. */
export interface Visitor {
  browser: Driven;
  host: string;
  /** How many times as long as usual anything may take. */
  patience: number;
}

async function until<Args extends readonly Json[]>(
  { browser, patience }: Visitor,
  what: string,
  seconds: number,
  isSo: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const end = performance.now() + seconds * 1000 * patience;
  while (!(await browser.run(isSo, ...args))) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${seconds * patience} s`);
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}

/** Opens a page, waits until React answers, and from then on keeps what goes wrong in it. */
async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.browser.open(visitor.host + path);
  await until(visitor, `an answer of ${path}`, 20, () => {
    const button = document.querySelector('button');
    return !!button && Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  });
  await visitor.browser.run(() => {
    const wrong: string[] = [];
    Object.assign(window, { wrong });
    addEventListener('error', ({ message }) => wrong.push(message));
    addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)));
    addEventListener('securitypolicyviolation', (event) => wrong.push(`refused: ${event.violatedDirective}`));
    return null;
  });
}

async function expectQuiet({ browser }: Visitor): Promise<void> {
  const wrong = await browser.run(() => (window as unknown as { wrong: string[] }).wrong.join('; '));
  if (wrong) throw new Error(`the page said: ${wrong}`);
}

const press = (visitor: Visitor, name: string) =>
  until(
    visitor,
    `the button "${name}"`,
    10,
    (wanted) => {
      const found = [...document.querySelectorAll('button')].find(
        (button) => !button.disabled && button.textContent.trim().startsWith(wanted),
      );
      found?.click();
      return !!found;
    },
    name,
  );

const expectText = (visitor: Visitor, text: string, seconds: number) =>
  until(
    visitor,
    `"${text}"`,
    seconds,
    // Not textContent: what lies in scripts and hidden panels is not seen.
    (wanted) => document.body.innerText.includes(wanted),
    text,
  );

/** Replaces the program, as pasting over a selection does. */
async function write(visitor: Visitor, source: string): Promise<void> {
  await until(
    visitor,
    'the editor',
    20,
    // Kept code is read before anything can be typed.
    () => document.querySelector('.cm-content:not([aria-readonly="true"])') !== null,
  );
  await visitor.browser.run((text) => {
    const editor = document.querySelector<HTMLElement>('.cm-content');
    editor?.focus();
    const selectAll = { key: 'a', keyCode: 65, ctrlKey: true, bubbles: true };
    editor?.dispatchEvent(new KeyboardEvent('keydown', selectAll));
    document.execCommand('insertText', false, text);
    return null;
  }, source);
}

/** Submits a program and waits for what is said of it. */
async function judged(visitor: Visitor, source: string, verdict: string, seconds: number): Promise<void> {
  await write(visitor, source);
  await press(visitor, 'Submit');
  await expectText(visitor, 'Submitting...', 10);
  await expectText(visitor, verdict, seconds);
}

async function choose(visitor: Visitor, language: string): Promise<void> {
  await visitor.browser.run((id) => {
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Language"]');
    if (!select) throw new Error('no choice of a language');
    select.value = id;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return null;
  }, language);
}

export const STORIES: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'every kind of screen opens and answers'(visitor) {
    for (const path of SCREENS) {
      await open(visitor, path);
      await until(visitor, `a heading on ${path}`, 10, () => document.querySelector('h1') !== null);
      await visitor.browser.run(() => {
        document.querySelector<HTMLElement>('[title="Search everything"]')?.click();
        return null;
      });
      await until(visitor, `search on ${path}`, 10, () => document.querySelector('dialog[open]') !== null);
      await expectQuiet(visitor);
    }
  },

  async 'what was written is there after a reload'(visitor) {
    await open(visitor, QUESTION);
    await write(visitor, PYTHON.right);
    await open(visitor, QUESTION);
    await until(
      visitor,
      'the program',
      20,
      () => document.querySelector('.cm-content')?.textContent.includes('seen[target - x]') ?? false,
    );
    await expectQuiet(visitor);
  },

  async 'Python is installed and judges'(visitor) {
    await open(visitor, QUESTION);
    await press(visitor, 'Install Python');
    await expectText(visitor, 'Python runs for real', 90);
    await judged(visitor, PYTHON.right, 'All tests passed.', 60);
    await judged(visitor, PYTHON.wrong, 'Wrong Answer', 60);
    await judged(visitor, PYTHON.endless, 'Time Limit', 60);
    await judged(visitor, PYTHON.hungry, 'Memory Limit', 60);
    await judged(visitor, PYTHON.right, 'All tests passed.', 60);
    await expectQuiet(visitor);
  },

  async 'C++ is installed and judges'(visitor) {
    await open(visitor, QUESTION);
    await choose(visitor, 'cpp');
    await press(visitor, 'Install C++');
    await expectText(visitor, 'C++ runs for real', 120);
    await judged(visitor, CPP.right, 'All tests passed.', 120);
    await judged(visitor, CPP.deep, 'All tests passed.', 120);
    await judged(visitor, CPP.endless, 'Time Limit', 120);
    await expectQuiet(visitor);
  },
};

// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { languageOf } from '#judge/languages.ts';
import { ColoredCode } from './colored-code.tsx';

const SOURCE = 'def f(x):\n    return x  # done';

it('shows a program in the colors of the editor, letter for letter', async () => {
  const { container } = render(<ColoredCode source={SOURCE} language={languageOf('python')} />);
  expect(container.textContent).toBe(SOURCE);
  await waitFor(() =>
    expect([...container.querySelectorAll('span[style]')].map(({ textContent }) => textContent)).toContain(
      'def',
    ),
  );
  expect(container.textContent).toBe(SOURCE);
});

it('shows a language it does not know without colors', () => {
  const { container } = render(<ColoredCode source={SOURCE} language={undefined} />);
  expect(container.textContent).toBe(SOURCE);
});

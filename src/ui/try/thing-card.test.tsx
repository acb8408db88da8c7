// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { THINGS } from '#dataset/things.ts';
import { ThingCard } from './thing-card.tsx';

/** Two files are read before it stands there, on whatever machine. */
const LOADED_MS = 30_000;

afterEach(cleanup);

test('a thing is there once it is asked for', async () => {
  render(<ThingCard id="averaging" {...THINGS.averaging} />);
  expect(screen.queryByRole('slider')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Open/ }));
  expect(await screen.findByText(/^The mean of 10 trees has 64%/, {}, { timeout: LOADED_MS })).toBeDefined();
  expect(screen.getAllByRole('slider')).toHaveLength(2);
});

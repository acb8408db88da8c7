// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { applications } from '#storage/application-records.ts';
import { ApplicationList } from './application-list.tsx';

afterEach(async () => {
  cleanup();
  for (const { id } of await applications.list()) await applications.remove(id);
});

const FAR = '2099-12-01';

function open(address: string = paths.applications) {
  const router = createMemoryRouter([{ path: paths.applications, element: <ApplicationList /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const fill = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('adds an application, asks for what is missing, and moves it on', async () => {
  open();
  await screen.findByText(/^No applications yet/);
  await press('Add application');
  fill('Next step (optional)', 'Phone screen');
  await press('Save');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter the company’s name.',
    'Choose a date, so that it comes up in your plan.',
  ]);
  fill('Company', 'Globex');
  fill('When (optional)', FAR);
  await press('Save');
  const list = await screen.findByRole('list', { name: 'Applications' });
  expect(list.textContent).toContain('Phone screen: Dec 1, 2099');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.change(screen.getByLabelText('State: Globex'), { target: { value: 'interviewing' } });
  const plan = await screen.findByRole('link', { name: 'Plan for it' });
  expect(plan.getAttribute('href')).toBe(`/plan?interview=${FAR}&company=Globex`);
  fireEvent.change(screen.getByLabelText('State: Globex'), { target: { value: 'rejected' } });
  await waitFor(() => expect(list.textContent).not.toContain('Phone screen'));
  expect(screen.getByRole('status').textContent).toBe('1 application, 0 open');
});

it('opens the one that its address names, keeps what is changed, and leaves the address', async () => {
  await applications.put({
    id: 'a',
    company: 'Acme',
    role: 'Engineer',
    link: '',
    state: 'applied',
    appliedOn: '2026-11-01',
    nextStep: '',
    nextOn: '',
    resumeId: '',
    letterId: 'letter',
    note: '',
    createdAt: 1,
  });
  const router = open(paths.application('a'));
  await screen.findByRole('dialog', { name: 'Edit application' });
  fill('Job Title (optional)', 'Staff Engineer');
  await press('Save');
  await screen.findByRole('heading', { name: 'Staff Engineer' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await applications.get('a')).toMatchObject({
    role: 'Staff Engineer',
    letterId: 'letter',
    createdAt: 1,
  });
});

it('deletes, and finds by state', async () => {
  const record = {
    role: '',
    link: '',
    appliedOn: '',
    nextStep: '',
    nextOn: '',
    resumeId: '',
    letterId: '',
    note: '',
    createdAt: 1,
  };
  await applications.put({ ...record, id: 'a', company: 'Acme', state: 'offer' });
  await applications.put({ ...record, id: 'b', company: 'Globex', state: 'saved' });
  open();
  fireEvent.change(await screen.findByLabelText('All states'), { target: { value: 'offer' } });
  await waitFor(() => expect(screen.queryByText('Globex')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('1 of 2 applications, 2 open');
  await press('Delete: Acme');
  await screen.findByText('No application is in the state “Offer”.');
  expect((await applications.list()).map(({ id }) => id)).toEqual(['b']);
});

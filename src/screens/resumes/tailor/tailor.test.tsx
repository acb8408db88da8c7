// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { setHeadline } from '#resume/commands.ts';
import { createProject, emptyContent } from '#resume/create.ts';
import { applications } from '#storage/application-records.ts';
import { projects } from '#storage/resume-records.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { TailorDialog } from './tailor-dialog.tsx';

afterEach(cleanup);

const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('a resume is copied for a job, which becomes an application; the resume itself stays', async () => {
  const content = setHeadline('Engineer')(emptyContent());
  const project = createProject({ title: 'Mine', content, now: 1 });
  await projects.put(project);
  const router = createMemoryRouter([
    { path: '/', element: <TailorDialog project={project} onClose={() => {}} /> },
    { path: paths.resume(':id'), element: <p>Editor</p> },
  ]);
  render(<RouterProvider router={router} />);
  await press('Make a copy');
  expect(screen.getByRole('alert').textContent).toBe('Enter the company’s name.');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Company', 'Northwind');
  type('Job Title (optional)', 'Platform Engineer');
  type('Job Description (optional)', 'Kafka.');
  await press('Make a copy');
  await waitFor(() => expect(router.state.location.search).toBe('?step=4'));

  const [application] = await applications.list();
  expect(application).toMatchObject({ company: 'Northwind', role: 'Platform Engineer', state: 'saved' });
  const copy = await projects.get(application?.resumeId ?? '');
  expect(copy).toMatchObject({
    title: 'Mine, Northwind',
    copiedFrom: project.id,
    content: { headline: 'Engineer', jobInfo: { link: '', description: 'Kafka.' } },
  });
  expect(await projects.get(project.id)).toMatchObject({ content: { jobInfo: { description: '' } } });
  expect(router.state.location.pathname).toBe(paths.resume(application?.resumeId ?? ''));
});

it('two resumes are compared word by word, each change said in words too', () => {
  render(
    <CompareDialog
      title="Version"
      text="Which is which."
      other={setHeadline('Backend engineer')(emptyContent())}
      content={setHeadline('Platform engineer')(emptyContent())}
      onClose={() => {}}
    />,
  );
  const place = within(screen.getByRole('region', { name: 'Personal info' }));
  expect(place.getByRole('listitem').textContent).toBe('HeadlineRemoved: Backend Added: Platform engineer');
  expect(screen.getByRole('tab', { name: 'Differences (1)' })).toBeTruthy();
});

it('resumes that say the same are said to be the same', () => {
  const content = emptyContent();
  render(<CompareDialog title="Version" text="" other={content} content={content} onClose={() => {}} />);
  expect(screen.getByText('The two are the same.')).toBeTruthy();
});

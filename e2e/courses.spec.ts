import { expect, test } from './test.ts';

test('a course from its card to its end: lesson, thing to try, quiz, review, summary', async ({ page }) => {
  await page.goto('/learning-courses');
  const card = page.getByRole('link', { name: /^Resume Writing/ });
  await expect(card.getByText(/^\d h( \d+ min)?$/)).toBeVisible();
  await card.click();
  await page.getByRole('link', { name: 'Start the course' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a Resume Is For');
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: /^Next/ }).click();

  const thing = page.getByRole('region', { name: 'Rewrite a bullet' });
  await thing.getByRole('button', { name: 'Open' }).click();
  await thing.getByRole('textbox', { name: 'Before' }).fill('Worked on billing');
  await expect(thing.getByText('Replace “Worked on” with the verb')).toBeVisible();
  await thing
    .getByRole('textbox', { name: 'After' })
    .fill('Cut the nightly billing run from 5 hours to 40 minutes by batching database writes');
  await expect(thing.getByText('5 of 5 checks pass')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Resume Writing' }).first().click();
  await expect(page.getByText('1 / 8 completed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/courses/resume-writing/bullets-that-prove',
  );

  await page.getByRole('link', { name: /^Final quiz/ }).click();
  const first = page.getByRole('group').filter({ hasText: 'What is the one job of a resume?' });
  await first.getByRole('button', { name: /every technology/ }).click();
  await expect(first.getByRole('status')).toContainText('Not quite');
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('1 of 11 answered, 0 right');
  // Taking it back changes the answer on screen, not the score.
  await first.getByRole('button', { name: 'Try again' }).click();
  await first.getByRole('button', { name: /next conversation/ }).click();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('1 of 11 answered, 0 right');

  await page.goto('/review');
  await expect(page.getByText('What a Resume Is For')).toBeVisible();

  await page.goto('/courses/resume-writing/summary');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('A duty says what the job was.')).toBeVisible();
});

test('things to try: the page that fits, and a job that asks for more', async ({ page }) => {
  await page.goto('/courses/resume-writing/structure-and-length');
  const fit = page.getByRole('region', { name: 'Will it fit on one page?' });
  await fit.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(fit.getByRole('status')).toContainText('About 76 of 53 lines.');
  const bullets = fit.getByRole('spinbutton', { name: 'Bullets in all' });
  await bullets.fill('-1');
  await expect(fit.getByText('From 0 to 100.')).toBeVisible();
  await bullets.fill('');
  await expect(fit.getByText('Type a number.')).toBeVisible();
  await bullets.fill('9');
  await expect(fit.getByRole('status')).toContainText('It fits, just.');

  await page.goto('/courses/resume-writing/tailoring-to-a-job');
  const match = page.getByRole('region', { name: 'Check your resume against a job' });
  await match.getByRole('button', { name: 'Open' }).click();
  await match.getByRole('textbox', { name: 'Your resume' }).fill('Built billing in Python on Postgres.');
  await match.getByRole('textbox', { name: 'Job description' }).fill('Python and Kubernetes. Kubernetes!');
  await expect(match.getByRole('region', { name: 'Missing' })).toContainText('Kubernetes');
  await expect(match.getByRole('status')).toContainText(/keywords found\. Missing: .*Kubernetes/i);
  await expect(match.getByRole('region', { name: 'In your resume' })).toContainText('Python');
});

test('an address without a course or a lesson says so and leads on', async ({ page }) => {
  await page.goto('/courses/nothing');
  await page.getByRole('link', { name: 'All courses' }).click();
  await expect(page).toHaveURL('/learning-courses');
  await page.goto('/courses/resume-writing/nothing');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page).toHaveURL('/courses/resume-writing');
});

test('things to try in the courses on interviews and experiments answer, also at their ends', async ({
  page,
}) => {
  const open = async (path: string, name: string) => {
    await page.goto(path);
    const thing = page.getByRole('region', { name });
    await thing.getByRole('button', { name: 'Open' }).press('Enter');
    return {
      thing,
      says: (text: string | RegExp) => expect(thing.getByRole('status').first()).toContainText(text),
    };
  };
  const story = '/courses/behavioral-interview';
  const timer = await open(`${story}/star-in-two-minutes`, 'Tell it against the clock');
  for (const name of ['Start with the situation', 'Next: Task', 'Next: Action', 'Next: Result', 'Finish'])
    await timer.thing.getByRole('button', { name }).press('Enter');
  await timer.says('Short. Is there enough to write down?');
  await expect(timer.thing.getByRole('row')).toHaveCount(5);

  const meter = await open(`${story}/star-in-two-minutes`, 'How long is your answer?');
  await meter.thing.getByRole('textbox').fill('We fixed it. I wrote the test. We shipped it.');
  await meter.says('Say which part was yours.');

  const matrix = await open(`${story}/the-story-matrix`, 'Your story matrix');
  await matrix.says('Two stories or more for every competency');
  await matrix.thing.getByRole('checkbox', { name: 'Cache dispute: Conflict' }).uncheck();
  await matrix.says('a second question finds you empty: Conflict.');

  const course = '/courses/ab-testing';
  const size = await open(`${course}/power-and-sample-size`, 'Sample size and power');
  await size.says('14,751 users in each group, 29,502 in all');
  await size.thing.getByRole('spinbutton', { name: /^Smallest difference/ }).fill('0.5');
  await size.says('57,763 users in each group');
  await size.thing.getByRole('spinbutton', { name: /^Rate today/ }).fill('-3');
  await expect(size.thing.getByText('From 0.1 to 95.')).toBeVisible();

  const shuffle = await open(`${course}/p-values`, 'A p-value by shuffling');
  await shuffle.thing.getByRole('button', { name: 'Shuffle 1,000 times' }).click();
  await shuffle.says(/Of all 70 divisions it.s 8, 11.4%\./);

  const peek = await open(`${course}/peeking`, 'Peek at a test without any effect');
  await peek.says(/(1[6-9]|2[0-2])\.\d% of 2,000 tests/);
  await peek.thing.getByRole('spinbutton').fill('1');
  await peek.says(/[3-7]\.\d% of 2,000 tests/);

  const split = await open(`${course}/sample-ratio-mismatch`, 'Sample ratio mismatch');
  await split.says('chi-squared 14.40, p 0.00015. A mismatch.');
  for (const name of ['Users in control', 'Users in treatment'])
    await split.thing.getByRole('spinbutton', { name }).fill('0');
  await split.says('No users yet.');

  const mix = await open(`${course}/simpsons-paradox`, 'Simpson’s paradox by slider');
  await mix.says('Better in both segments, and worse together');
  await mix.thing.getByRole('slider').fill('70');
  await mix.says('the same together');
});

test('the glossary finds a term of a course and leads to its lesson', async ({ page }) => {
  await page.goto('/glossary');
  const course = page.getByRole('region', { name: 'Experiment & A/B Testing' });
  await expect(course).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter terms' }).fill('winsoriz');
  await expect(course.getByRole('term')).not.toHaveCount(0);
  await course.getByRole('link', { name: 'Skewed Metrics and Outliers' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skewed Metrics and Outliers');
});

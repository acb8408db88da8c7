import { mock, PATH } from './mock-interview.ts';
import { goOffline } from './offline.ts';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 10) });
});

test('a coding interview from the first minute to the score in the history', async ({ page }) => {
  const { begin, button, clock, heading, notes, step, rows } = mock(page);
  await begin.call(mock(page));
  await expect(page).toHaveURL(/\?interview=/);
  await expect(clock).toContainText(/^4[45]:/);
  await expect(step(2)).toBeVisible();
  await page.clock.fastForward('12:00');
  await expect(clock).toContainText(/^3[23]:/);
  const first = await heading.first().textContent();
  const editor = page.getByRole('textbox', { name: /Code editor/ });
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('print("my attempt")');
  await notes.fill('Sorted input?');
  await expect(page.getByRole('link', { name: 'Open in the editor' })).toHaveAttribute(
    'href',
    /^\/question\/dsa\//,
  );

  await button('Pause').click();
  await expect(page.getByText('The clock is paused.')).toBeVisible();
  await expect(heading.first()).toBeHidden();
  await page.clock.fastForward('20:00');
  await expect(clock).toContainText(/^3[23]:/);
  await button('Continue').click();
  await page.reload();
  await expect(editor).toHaveText('print("my attempt")');
  await expect(notes).toHaveValue('Sorted input?');
  await expect(clock).toContainText(/^3[23]:/);
  await page.clock.fastForward('05:00');
  await expect(clock).toContainText(/^2[78]:/);

  await button('Next').click();
  await expect(step(2)).toHaveAttribute('aria-current', 'step');
  await expect(heading.first()).toBeFocused();
  await expect(heading.first()).not.toHaveText(first ?? '');
  await expect(editor).not.toContainText('my attempt');
  await button('Previous').click();
  await expect(editor).toHaveText('print("my attempt")');
  await button('Skip').click();
  await expect(page.getByRole('button', { name: 'Question 1 of 2, skipped' })).toBeVisible();
  await button('Finish and review').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(clock).toContainText(/^2[78]:/);
  await button('Finish').click();

  const answer = page.getByRole('region', { name: first ?? '' });
  await expect(answer.getByText('Question 1, skipped')).toBeVisible();
  await expect(answer.getByText('print("my attempt")')).toBeVisible();
  await expect(answer.getByText('Sorted input?')).toBeVisible();
  await answer.getByRole('checkbox', { name: /The code is complete/ }).check();
  await answer.getByRole('checkbox', { name: /I thought out loud/ }).check();
  await expect(answer.getByText('4 of 16 points')).toBeVisible();
  await answer.getByRole('button', { name: 'Show the editorial' }).click();
  await expect(answer.getByRole('link', { name: /on its own page/ })).toHaveAttribute(
    'href',
    /^\/question\/dsa\//,
  );
  await button('Save review').click();
  await expect(page.getByText('13%', { exact: true })).toBeInViewport();
  // Marks can be changed later, and the score follows.
  await answer.getByRole('checkbox', { name: /tested the edge cases/ }).check();
  await expect(page.getByText('19%', { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer.getByRole('checkbox', { checked: true })).toHaveCount(3);

  await page.getByRole('main').getByRole('link', { name: 'Mock Interview' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/Coding, 45 minutes.*2 questions.*1[78]:\d\d used.*19%/);
  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coding interview');
  await page.goto('/dsa');
  await expect(page.getByRole('img', { name: 'Attempted' })).toHaveCount(1);
});

test('a behavioral interview: an answer in four parts, its own rubric, sample answers', async ({ page }) => {
  const { begin, finish, button, heading } = mock(page);
  await begin.call(mock(page), '?kind=behavioral&minutes=30');
  const title = (await heading.first().textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Situation', exact: true }).fill('Two teams disagreed.');
  await page.getByRole('textbox', { name: 'Result', exact: true }).fill('They agreed.');
  await finish.call(mock(page));
  const answer = page.getByRole('region', { name: title });
  await expect(answer.getByText('Two teams disagreed.\n\nThey agreed.')).toBeVisible();
  await expect(page.getByText('Nothing written.')).toHaveCount(3);
  await answer.getByRole('checkbox').first().check();
  await answer.getByRole('button', { name: 'Show sample answers' }).click();
  await expect(answer.getByRole('heading', { name: 'A strong answer' })).toBeVisible();
  await button('Save review').click();
  await expect(page.getByText(/^\d+%$/)).toBeVisible();
});

test('design and pipeline are drawn, kept apart from the question’s own page, and shown again', async ({
  page,
}) => {
  const { begin, finish, heading } = mock(page);
  await begin.call(mock(page), '?kind=system-design&minutes=30');
  const title = (await heading.first().textContent()) ?? '';
  const canvas = page.getByRole('region', { name: 'Your design' });
  await canvas.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await canvas.locator('[data-canvas]').click({ position: { x: 200, y: 160 } });
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
  await finish.call(mock(page));
  const answer = page.getByRole('region', { name: title });
  await expect(answer.getByRole('figure', { name: 'Your drawing' })).toBeVisible();
  await answer.getByRole('button', { name: 'Show the reference answer' }).click();
  await expect(answer.getByRole('figure', { name: 'Reference diagram' })).toBeVisible();
  await answer.getByRole('link', { name: /on its own page/ }).click();
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByText('Choose a tool or add a shape to begin.')).toBeVisible();

  await begin.call(mock(page), '?kind=machine-learning&minutes=30');
  await page.getByRole('button', { name: 'Data Source' }).click();
  await page.getByRole('button', { name: 'Model', exact: true }).click();
  await finish.call(mock(page));
  await expect(page.getByRole('figure', { name: 'Your pipeline' })).toBeVisible();
});

test('the clock warns gently, counts on, and ends an interview that was left', async ({ page }) => {
  const { begin, clock, rows } = mock(page);
  await begin.call(mock(page), '?kind=behavioral&minutes=30');
  const says = async (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  for (const [forward, text] of [
    ['15:00', 'Half of your time is gone.'],
    ['05:00', 'Ten minutes left.'],
    ['05:00', 'Five minutes left.'],
    ['04:00', 'One minute left.'],
    ['01:00', 'Time’s up.'],
  ] as const) {
    await page.clock.fastForward(forward);
    await says(text);
  }
  await page.clock.fastForward('02:00');
  await expect(clock).toContainText(/^\+0[23]:\d\dovertime/);
  // Overrun, it goes on; left for more than an hour, it ended with its time.
  await page.reload();
  await expect(clock).toContainText(/^\+0[23]:/);
  await page.clock.fastForward('01:30:00');
  await page.goto(PATH);
  await expect(rows).toContainText(/30:00 used.*Needs review/);
  await rows.getByRole('link').click();
  await expect(page.getByText('30:00 of 30 minutes used.')).toBeVisible();
});

test('a hint costs a point, follow-ups are asked and answered, and the debrief says what to do again', async ({
  page,
}) => {
  const { begin, finish, button, heading } = mock(page);
  await begin.call(mock(page), '?kind=behavioral&minutes=30');
  const title = (await heading.first().textContent()) ?? '';
  await expect(page.getByText(/^00:\d\d of about \d+ minutes$/)).toBeVisible();
  await button('Ask for a hint').click();
  await expect(page.getByRole('region', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
  const followUps = page.getByRole('region', { name: 'Follow-up questions' });
  await button('Ask me a follow-up').click();
  await followUps.getByRole('textbox').fill('I would tell them earlier.');
  await button('Ask me another').click();
  await expect(followUps.getByRole('textbox')).toHaveCount(2);
  await page.clock.fastForward('10:00');
  await expect(page.getByText(/^10:\d\d of about \d+ minutes: time to move on$/)).toBeVisible();
  await page.reload();
  await expect(followUps.getByRole('textbox').first()).toHaveValue('I would tell them earlier.');
  await finish.call(mock(page));
  const answer = page.getByRole('region', { name: title });
  await expect(answer.getByText(/^Question 1, 10:\d\d$/)).toBeVisible();
  await expect(answer.getByText('I would tell them earlier.')).toBeVisible();
  await expect(answer.getByText('1 hint asked for: minus 1 point.')).toBeVisible();
  await answer.getByText('Show an answer').first().click();
  await button('Save review').click();
  const debrief = page.getByRole('region', { name: 'Debrief' });
  await expect(debrief.getByText(/^0 of \d+ points$/).first()).toBeVisible();
  await expect(debrief.getByRole('link', { name: title })).toBeVisible();
});

test('Home leads to it, and back to the one in progress', async ({ page }) => {
  const { begin, notes } = mock(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Mock Interview/ })).toHaveAttribute(
    'href',
    PATH,
  );
  await begin.call(mock(page), '?kind=behavioral&minutes=30');
  await page.goto('/');
  await expect(page.getByText('Interview in progress.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue: 4 questions in 30 minutes' }).click();
  await expect(notes).toBeEditable();
});

test('it works without a network', async ({ page }) => {
  const { begin, finish, button, start } = mock(page);
  await page.goto(PATH);
  await goOffline(page);
  await page.reload();
  await expect(start).toBeEnabled();
  await begin.call(mock(page), '?kind=mixed&minutes=30');
  await page.getByRole('textbox', { name: 'Situation', exact: true }).fill('Offline.');
  await button('Next').click();
  await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeVisible();
  await finish.call(mock(page));
  await expect(page.getByText('Offline.', { exact: true })).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  const { notes, heading, button } = mock(page);
  await page.goto(PATH);
  await page.getByRole('radio', { name: /^Coding/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/kind=/);
  await page.getByRole('radio', { name: /^Behavioral/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/kind=behavioral/);
  await page.keyboard.press('Enter');
  await expect(notes).toBeEditable();
  await button('Next').focus();
  await page.keyboard.press('Enter');
  await expect(heading.first()).toBeFocused();
  for (const name of ['Ask for a hint', 'Ask me a follow-up']) {
    await page.keyboard.press('Tab');
    await expect(button(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(notes).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the clock stays in sight, and a whole interview is done by touch', async ({ page }) => {
    const { start, button, clock, notes, rows } = mock(page);
    await page.goto(`${PATH}?kind=behavioral&minutes=30`);
    await expect(start).toBeEnabled();
    await start.tap();
    await expect(notes).toBeEditable();
    await page.getByRole('textbox', { name: 'Result', exact: true }).tap();
    await expect(page.getByRole('textbox', { name: 'Result', exact: true })).toBeFocused();
    await page.keyboard.type('Done.');
    await expect(clock).toBeInViewport();
    await button('Next').tap();
    await button('Finish').tap();
    await page.getByRole('checkbox').first().tap();
    await expect(button('Save review')).toBeEnabled();
    await button('Save review').tap();
    await page.getByRole('main').getByRole('link', { name: 'Mock Interview' }).tap();
    await expect(rows).toContainText('%');
  });
});

onEveryScreen('no accessibility fault and no overflow: interview, pause and review', async (page) => {
  const { begin, finish, button } = mock(page);
  await begin.call(mock(page), '?kind=mixed&minutes=60&seed=a');
  await expectAccessible(page);
  await page.clock.fastForward('59:30');
  await button('Next').click();
  // The editor is loaded once it is near.
  await page.getByRole('region', { name: 'Your code' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeVisible();
  await expectAccessible(page);
  await button('Pause').click();
  await expectAccessible(page);
  await button('Continue').click();
  await finish.call(mock(page));
  await expectAccessible(page);
  await page.getByRole('checkbox').first().check();
  await button('Save review').click();
  await page.goto(PATH);
  await expect(page.getByText(/^\d+%$/)).toBeVisible();
  await expectAccessible(page);
});

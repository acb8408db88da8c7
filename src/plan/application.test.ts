import { expect, it } from 'vitest';
import {
  appointmentsOf,
  checkApplication,
  dueOn,
  EMPTY_APPLICATION,
  inState,
  sortApplications,
  whyDue,
} from './application.ts';
import type { Application } from './application-record.ts';

const application = (fields: Partial<Application> = {}): Application => ({
  ...EMPTY_APPLICATION,
  id: 'a',
  company: 'Acme',
  letterId: '',
  createdAt: 1,
  ...fields,
});

it('asks for a company, for links that lead somewhere and for the day of a next step', () => {
  expect(checkApplication({ ...EMPTY_APPLICATION, link: 'acme', nextStep: 'Call' })).toEqual({
    ok: false,
    problems: {
      company: 'Enter the company’s name.',
      link: 'Enter a link that starts with https:// or http://, or leave it blank.',
      nextOn: 'Choose a date, so that it comes up in your plan.',
    },
  });
  const typed = { ...EMPTY_APPLICATION, company: ' Acme ', link: 'https://acme.example/jobs/1' };
  expect(checkApplication(typed)).toEqual({ ok: true, fields: { ...typed, company: 'Acme' } });
  expect(checkApplication({ ...typed, link: 'javascript:alert(1)' }).ok).toBe(false);
});

it('notes the day of applying once, and drops the next step when all is over', () => {
  const applied = inState(application(), 'applied', '2026-11-24');
  expect(applied.appliedOn).toBe('2026-11-24');
  expect(inState({ ...applied, state: 'saved' }, 'applied', '2026-12-01').appliedOn).toBe('2026-11-24');
  const waiting = application({ nextStep: 'Call', nextOn: '2026-12-01' });
  expect(inState(waiting, 'interviewing', '2026-11-24')).toMatchObject({ nextOn: '2026-12-01' });
  expect(inState(waiting, 'rejected', '2026-11-24')).toMatchObject({ nextStep: '', nextOn: '' });
});

it('lists what is next first and what is over last', () => {
  const ids = sortApplications([
    application({ id: 'over', state: 'rejected', nextOn: '' }),
    application({ id: 'old', appliedOn: '2026-10-01' }),
    application({ id: 'new', appliedOn: '2026-11-01' }),
    application({ id: 'later', nextOn: '2026-12-24' }),
    application({ id: 'sooner', nextOn: '2026-12-01' }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['sooner', 'later', 'new', 'old', 'over']);
});

it('has an appointment where a day is known, and keeps a missed one for today', () => {
  const appointments = appointmentsOf([
    application({ id: 'call', nextStep: 'Phone screen', role: 'Engineer', nextOn: '2026-11-23' }),
    application({ id: 'quiet' }),
    application({ id: 'no', state: 'withdrawn', nextOn: '2026-11-24' }),
    application({ id: 'onsite', nextOn: '2026-11-26' }),
  ]);
  expect(appointments).toEqual([
    { id: 'call', title: 'Phone screen: Engineer, Acme', due: '2026-11-23' },
    { id: 'onsite', title: 'Next step: Acme', due: '2026-11-26' },
  ]);
  const today = '2026-11-24';
  expect(dueOn(appointments, today, today).map(({ id }) => id)).toEqual(['call']);
  expect(dueOn(appointments, '2026-11-26', today).map(({ id }) => id)).toEqual(['onsite']);
  expect(appointments.map((each) => whyDue(each, today))).toEqual([
    'Was due yesterday.',
    'From your applications.',
  ]);
});

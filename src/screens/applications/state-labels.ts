import type { ApplicationState } from '#plan/application-record.ts';

/** What each state is called. */
export const STATE_LABELS: Readonly<Record<ApplicationState, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

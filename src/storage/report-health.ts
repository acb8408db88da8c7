import { change, FREE, REFUSED, reasonNow } from './health.ts';

const FULL = { reason: 'the browser’s storage is full', advice: FREE };
const OUTDATED = {
  reason: 'a newer Dryrun is open in this browser',
  advice: 'Copy any unsaved work and reload this page.',
};
const SILENT = {
  reason: 'the browser’s storage does not answer',
  advice: 'Reload this page to try again.',
};
const BLOCKED = {
  reason: 'an older Dryrun is open in another tab',
  advice: 'Close that tab and this one will continue.',
};

/** Whether the browser refused because its storage is full. */
export const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || /quota/i.test(error.message));

/** Called when a read or write was refused; the session goes on in memory. */
export function reportRefusal(error: unknown): void {
  const old = error instanceof Error && error.name === 'VersionError';
  if (old) change({ kept: false, ...OUTDATED });
  // What ended the keeping explains the refusals after it.
  else if (reasonNow() !== OUTDATED.reason) change({ kept: false, ...(isQuota(error) ? FULL : REFUSED) });
}

/** Called when a newer version in another tab has taken the database over. */
export const reportOutdated = (): void => change({ kept: false, ...OUTDATED });

/** Called when the database has not answered for so long that the session goes on without it. */
export function reportSilence(): void {
  if (reasonNow() !== BLOCKED.reason) change({ kept: false, ...SILENT });
}

/** Called while a tab with an older version holds the database. */
export const reportBlocked = (): void => change({ kept: false, ...BLOCKED });

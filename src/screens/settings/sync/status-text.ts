import type { Config } from '#storage/sync/sync-database.ts';
import type { SyncStatus } from '#storage/sync/sync-status.ts';

type Problems = Extract<SyncStatus, { kind: 'synced' }>['problems'];
type Reason<K> = Extract<SyncStatus, { kind: K }> extends { reason: infer R extends string } ? R : never;

const time = (at: number) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at);

/** What stays as it is although the rest is synced. */
function problemText(problems: Problems): string {
  if (problems.includes('newer') || problems.includes('unknown'))
    return 'Another device uses a newer Dryrun. Reload this page to update and get everything it made.';
  if (problems.includes('damaged'))
    return 'A file from another device can’t be read yet. It’s left alone and tried again once it changes.';
  return 'Changes travel while Dryrun is open.';
}

const WAITING: Record<Reason<'waiting'>, string> = {
  server: 'The server can’t be reached. Keep working: your changes are sent when it’s back.',
  storage: 'This browser isn’t saving data, so sync waits. Free some space or leave private browsing.',
  unknown: 'Something went wrong. It’s tried again in a moment.',
};

const STOPPED: Record<Reason<'stopped'>, { title: string; advice: string }> = {
  permission: { title: 'Access needed', advice: 'The browser asks again before Dryrun can use the folder.' },
  unauthorized: {
    title: 'Access ended',
    advice: 'The server no longer gives Dryrun access. Connect again to continue.',
  },
  passphrase: {
    title: 'Passphrase needed',
    advice: 'The account now uses another passphrase. Enter it to continue.',
  },
  newer: {
    title: 'Update needed',
    advice: 'Another device uses a newer Dryrun. Reload this page to update.',
  },
  full: { title: 'No space left', advice: 'Free some space there, and sync continues by itself.' },
  folder: { title: 'Folder not found', advice: 'Put it back, or forget it and choose another one.' },
};

/** A status as the user reads it. */
export function statusText({ on }: Config, status: SyncStatus): { title: string; advice: string } {
  if (!on) return { title: 'Off', advice: 'Nothing is sent or read until you turn it on again.' };
  switch (status.kind) {
    case 'connecting':
      return { title: 'Connecting…', advice: '' };
    case 'synced':
      return { title: `Last synced ${time(status.at)}`, advice: problemText(status.problems) };
    case 'waiting':
      return {
        title: status.at ? `Waiting, last synced ${time(status.at)}` : 'Waiting',
        advice: WAITING[status.reason],
      };
    case 'stopped':
      return STOPPED[status.reason];
  }
}

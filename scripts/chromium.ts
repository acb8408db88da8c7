import type { LaunchOptions } from '@playwright/test';
import PATHS from './chromium-paths.json' with { type: 'json' };

const ownPath = new Map(Object.entries(PATHS)).get(process.platform);

/** How every script and test starts the installed Chromium: no sandbox as root, no calls to its maker's hosts. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? ownPath,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

import type { LaunchOptions } from '@playwright/test';

/** How every script and test starts Debian's Chromium: no sandbox as root, no calls to its maker's hosts. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

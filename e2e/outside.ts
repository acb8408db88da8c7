import type { Page } from '@playwright/test';

/** What a page did that it must not: addresses it asked of other hosts, and what its policy refused. */
export interface Outside {
  requests: string[];
  violations: string[];
}

/** From now on notes what the page asks of others than its own host, and every violation of its policy. */
export async function watchOutside(page: Page, host: string | undefined): Promise<Outside> {
  const outside: Outside = { requests: [], violations: [] };
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== host && !['data:', 'blob:'].includes(protocol)) outside.requests.push(request.url());
  });
  await page.exposeFunction('onViolation', (violation: string) => outside.violations.push(violation));
  await page.addInitScript(() => {
    const { onViolation } = window as unknown as { onViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', (event) =>
      onViolation(`${event.documentURI}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return outside;
}

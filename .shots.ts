import { chromium } from '@playwright/test';
import { CHROMIUM } from './scripts/chromium.ts';
import { serve } from './scripts/serve.ts';
const server = await serve(4555);
const b = await chromium.launch(CHROMIUM);
for (const [theme, vp] of [['light', {width:1440,height:900}], ['dark', {width:390,height:844}]] as const) {
  const c = await b.newContext({ viewport: vp, colorScheme: theme, serviceWorkers: 'block' });
  const p = await c.newPage();
  await p.goto('http://localhost:4555/system-design-question/system-design/hld/url-shortener', { waitUntil: 'networkidle' });
  await p.getByRole('tab', { name: 'Review' }).click();
  await p.getByRole('button', { name: /Show the reference|reference answer/i }).first().click().catch((e) => console.log(String(e).slice(0,200)));
  await p.getByRole('button', { name: 'Previous stage' }).click().catch((e) => console.log(String(e).slice(0,300)));
  await p.getByRole('button', { name: 'Previous stage' }).click();
  await p.getByRole('figure', { name: 'Reference diagram' }).scrollIntoViewIfNeeded();
  await p.screenshot({ path: `/tmp/shots/stages-${theme}.png` });
  await p.goto('http://localhost:4555/question/dsa/arrays/two-sum', { waitUntil: 'networkidle' });
  await p.getByRole('button', { name: 'Preferences' }).click();
  await p.screenshot({ path: `/tmp/shots/prefs-${theme}.png` });
  await c.close();
}
await b.close(); process.exit();

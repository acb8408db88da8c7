import { chromium } from '@playwright/test';
import { CHROMIUM } from '/tmp/wt/coach/scripts/chromium.ts';
import { serve } from '/tmp/wt/coach/scripts/serve.ts';
const PORT=4392;
const server=await serve(PORT);
const browser=await chromium.launch(CHROMIUM);
const setup = process.argv[2];
const mod = await import(setup);
for (const [name,width,height] of [['desktop',1440,900],['phone',390,844]])
 for (const theme of ['light','dark']) {
  const context=await browser.newContext({viewport:{width,height},serviceWorkers:'block',reducedMotion:'reduce'});
  await context.addInitScript(v=>{ if(window===window.top) localStorage.setItem('dryrun-theme',v)},theme);
  const page=await context.newPage();
  page.on('console',m=>['error','warning'].includes(m.type())&&console.log(name,theme,m.text()));
  await mod.default(page,`http://localhost:${PORT}`,async (label,full=true)=>{ await page.screenshot({path:`/tmp/coach-shots/${label}-${name}-${theme}.png`,fullPage:full}); },{name,theme});
  await context.close();
 }
await browser.close(); server.close();

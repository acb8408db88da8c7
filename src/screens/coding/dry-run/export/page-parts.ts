/** The style of an exported page. Colors come as variables, from the theme that it was exported in. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--bg);color:var(--text)}
header,footer{padding:.75rem 1rem}
h1{margin:0;font-size:1.15rem}
header p,footer{margin:0;color:var(--text-muted);font-size:.875rem}
main{display:grid;gap:1rem;padding:0 1rem;grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:start}
ol{margin:0;padding:.5rem 0;list-style:none;overflow:auto;max-height:75vh;background:var(--surface);border:1px solid var(--border);border-radius:.5rem;font:.875rem/1.65 ui-monospace,Menlo,Consolas,monospace}
li{white-space:pre;min-width:max-content;padding-right:1rem}
li span{display:inline-block;width:3rem;margin-right:.75rem;text-align:right;color:var(--text-muted);user-select:none}
li[aria-current]{background:var(--accent-soft)}
li[aria-current] span{color:var(--accent);font-weight:600}
#words{min-height:3em;margin:0 0 .5rem}
figure{display:inline-block;vertical-align:top;max-width:100%;margin:0 .75rem .75rem 0;overflow:auto;background:var(--surface);border:1px solid var(--border);border-radius:.5rem}
figure[hidden]{display:none}
figcaption{padding:.2rem .75rem;border-bottom:1px solid var(--border);font:.875rem ui-monospace,Menlo,Consolas,monospace}
svg{display:block}
pre{max-height:8rem;overflow:auto;margin:0;padding:.5rem .75rem;border:1px solid var(--border);border-radius:.5rem;font-size:.875rem}
nav{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.6rem 1rem;background:var(--surface);border-top:1px solid var(--border)}
nav input{flex:1 1 12rem;accent-color:var(--accent)}
button{min-width:2.75rem;height:2.25rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border-strong);border-radius:.375rem;cursor:pointer}
button:focus-visible,input:focus-visible,ol:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:48rem){main{grid-template-columns:minmax(0,1fr)}ol{max-height:32vh}}
`;

/** The script of an exported page: it shows and hides what is there, and makes no markup. */
export const PAGE_SCRIPT = `
'use strict';
const frames = JSON.parse(document.getElementById('frames').textContent);
const at = (id) => document.getElementById(id);
const lines = at('code').children;
const figures = [...document.querySelectorAll('figure')];
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let step = 0;
let timer;
function show(to) {
  step = Math.max(0, Math.min(frames.length - 1, to));
  const frame = frames[step];
  at('words').textContent = frame.words;
  at('count').textContent = 'Step ' + (frame.number) + ' of ' + at('count').dataset.of;
  at('step').value = step;
  at('step').setAttribute('aria-valuetext', frame.words);
  for (const line of document.querySelectorAll('li[aria-current]')) line.removeAttribute('aria-current');
  const line = lines[frame.line - 1];
  if (line) {
    line.setAttribute('aria-current', 'step');
    line.scrollIntoView({ block: 'nearest', behavior: calm.matches || timer ? 'auto' : 'smooth' });
  }
  figures.forEach((figure, index) => { figure.hidden = !frame.pictures.includes(index); });
  at('printed').textContent = frame.printed;
  at('printed').hidden = frame.printed === '';
}
function pause() {
  clearInterval(timer);
  timer = undefined;
  at('play').textContent = 'Play';
  at('words').setAttribute('aria-live', 'polite');
}
function go(to) { pause(); show(to); }
function play() {
  if (timer) { pause(); return; }
  if (step === frames.length - 1) show(0);
  at('play').textContent = 'Pause';
  at('words').setAttribute('aria-live', 'off');
  timer = setInterval(() => { if (step === frames.length - 1) pause(); else show(step + 1); }, 700);
}
at('play').onclick = play;
at('first').onclick = () => go(0);
at('back').onclick = () => go(step - 1);
at('next').onclick = () => go(step + 1);
at('last').onclick = () => go(frames.length - 1);
at('step').oninput = (event) => go(Number(event.target.value));
const keys = { ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(frames.length - 1), ' ': play };
document.addEventListener('keydown', (event) => {
  const own = event.target.closest('button') ? [' ', 'Enter'] : event.target.closest('input') ? Object.keys(keys).slice(0, 4) : [];
  if (event.ctrlKey || event.metaKey || event.altKey || own.includes(event.key) || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
show(Number(at('step').dataset.first));
`;

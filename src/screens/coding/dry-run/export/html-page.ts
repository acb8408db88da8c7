import { PAGE_SCRIPT, PAGE_STYLE } from './page-parts.ts';

/** One step of an exported run. */
export interface Frame {
  /** As people count, of the whole run. */
  number: number;
  line: number;
  words: string;
  /** Everything printed so far, as far as it is shown. */
  printed: string;
  /** Which of the page's pictures it shows. */
  pictures: number[];
}

export interface ExportedRun {
  title: string;
  language: string;
  source: string;
  frames: readonly Frame[];
  /** Each picture once: its name, and its markup without classes and styles, as `standaloneSvg` makes it. */
  pictures: readonly { name: string; svg: string }[];
  /** The frame that is shown first. */
  first: number;
  /** Steps of the whole run. */
  steps: number;
  /** The value of a CSS variable of the page's theme. */
  tokenOf: (name: string) => string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

/** What `'sha256-…'` of a policy names: the text of a style or a script. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const COLOR = /^[#\w(),.%\s/-]+$/;

function styleOf({ pictures, tokenOf }: ExportedRun): string {
  const used = new Set(
    [PAGE_STYLE, ...pictures.map(({ svg }) => svg)].flatMap((text) => text.match(/var\(--[\w-]+\)/g) ?? []),
  );
  const tokens = [...used]
    .map((use) => use.slice(4, -1))
    .flatMap((name) => {
      const value = tokenOf(name);
      return COLOR.test(value) ? [`${name}:${value}`] : [];
    });
  return `:root{${tokens.join(';')}}${PAGE_STYLE}`;
}

/**
 * A run as one page without a link, to keep or to share: the program, its pictures and the words of each step, with a player of its own.
 * Its policy lets it load nothing and run nothing but that player, whatever stands in the program or its data.
 */
export async function htmlPage(run: ExportedRun): Promise<string> {
  const { title, language, source, frames, pictures, first, steps } = run;
  const style = styleOf(run);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${await sha256(style)}'`,
    `script-src 'sha256-${await sha256(PAGE_SCRIPT)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const lines = source
    .split('\n')
    .map((line, index) => `<li><span aria-hidden="true">${index + 1}</span>${escaped(line)}</li>`);
  const figures = pictures.map(
    ({ name, svg }) => `<figure hidden><figcaption>${escaped(name)}</figcaption>${svg}</figure>`,
  );
  const shown =
    frames.length < steps
      ? `Steps ${frames[0]?.number} to ${frames.at(-1)?.number} of ${steps}`
      : `${steps} steps`;
  // In JSON, `<` stands only in texts, where its number means the same and ends no element.
  const data = JSON.stringify(frames).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Dry run: ${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>Dry run: ${escaped(title)}</h1><p>${escaped(language)} · ${shown}</p></header>
<main>
<ol id="code" aria-label="Code" tabindex="0">${lines.join('')}</ol>
<section aria-label="Data">
<p id="words" role="status" aria-live="polite"></p>
${figures.join('\n')}
<pre id="printed" role="region" aria-label="Printed so far" tabindex="0" hidden></pre>
</section>
</main>
<nav aria-label="Steps">
<button type="button" id="first" aria-label="First step">«</button>
<button type="button" id="back" aria-label="Previous step">‹</button>
<button type="button" id="play">Play</button>
<button type="button" id="next" aria-label="Next step">›</button>
<button type="button" id="last" aria-label="Last step">»</button>
<input id="step" type="range" aria-label="Step" min="0" max="${frames.length - 1}" value="${first}" data-first="${first}">
<span id="count" data-of="${steps}"></span>
</nav>
<footer>Arrow keys step, Space plays.</footer>
<script type="application/json" id="frames">${data}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

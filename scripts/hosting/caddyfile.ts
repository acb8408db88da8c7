import { FALLBACK, FILE, KINDS, type Kind } from './headers.ts';

const HEAD = `# Made from scripts/hosting by \`npm run deploy:files\`; a test holds it to that. For Caddy 2.6 or later.
# The files are those of \`npm run build:deploy\`, where every text file has a precompressed Brotli and gzip copy.
# With a host's name in place of :8080 Caddy gets a certificate for it by itself.
{
	admin off
}

:8080 {
	root * {$DRYRUN_ROOT:/srv/dryrun}
	route {
`;

/** What is not found must not be kept forever. */
const TAIL = `	}
	handle_errors {
		header Cache-Control no-store
		respond "Not found" {err.status_code}
	}
}
`;

const SERVE = ['file_server {', '\tprecompressed br gzip', '}'];

/** One way to answer: the first whose `path` fits; without one, always. */
function handle({ name, headers }: Kind, path: string | undefined, first: string[] = []): string {
  const lines = [
    ...(path ? [`@${name} path_regexp ${path}`, `handle @${name} {`] : ['handle {']),
    ...[
      ...first,
      'header {',
      ...Object.entries(headers).map(([header, value]) => `\t${header} "${value}"`),
      // Caddy says so of what it sends compressed only; a cache in between would keep the other form for everybody.
      '\t?Vary Accept-Encoding',
      '}',
      ...SERVE,
    ].map((line) => `\t${line}`),
    '}',
  ];
  return lines.map((line) => `\t\t${line}\n`).join('');
}

/** The configuration of Caddy. */
export function caddyfile(): string {
  const others = KINDS.slice(0, -1);
  const page = KINDS.at(-1) as Kind;
  return [
    HEAD,
    ...others.map((kind) => handle(kind, kind.path)),
    handle({ ...page, name: 'file' }, FILE),
    // A page that only the browser knows is the fallback page.
    handle(page, undefined, [`try_files {path} {path}/index.html /${FALLBACK}`]),
    TAIL,
  ].join('');
}

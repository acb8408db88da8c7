import { FALLBACK, FILE, KINDS, type Kind } from './headers.ts';

const HEAD = `# Made from scripts/hosting by \`npm run deploy:files\`; a test holds it to that. For nginx 1.22 or later, inside \`http\`.
# The files are those of \`npm run build:deploy\`, where every text file has a precompressed Brotli and gzip copy. For Brotli add
# "brotli_static on;" if the module is installed (Debian: libnginx-mod-http-brotli-static).
server {
    listen 8080;
    root /srv/dryrun;
    include /etc/nginx/mime.types;
    charset utf-8;
    gzip_static on;
    gzip_vary on;
    server_tokens off;
`;

/** What is missing is sent with every header but this one, as it must not be missing forever. */
const CACHING = 'Cache-Control';

/** A location's headers replace those around it, so each location carries all of its own. */
function location({ headers }: Kind, path: string, files: string): string {
  const type = headers['Content-Type'];
  const lines = [
    ...(type ? ['types { }', `default_type ${type};`] : []),
    ...Object.entries(headers)
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `add_header ${name} "${value}"${name === CACHING ? '' : ' always'};`),
    `try_files ${files};`,
  ];
  return [`    location ${path} {`, ...lines.map((line) => `        ${line}`), '    }', ''].join('\n');
}

/** The configuration of nginx. */
export function nginxConfig(): string {
  const others = KINDS.slice(0, -1);
  const page = KINDS.at(-1) as Kind;
  return [
    HEAD,
    ...others.map((kind) => location(kind, `~ ${kind.path}`, '$uri =404')),
    location(page, `~ ${FILE}`, '$uri =404'),
    // A page that only the browser knows is the fallback page.
    location(page, '/', `$uri $uri/index.html /${FALLBACK}`),
    '}\n',
  ].join('\n');
}

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '../serve.ts';
import { answers, isThere } from './local-programs.ts';

const FOLDER = resolve('.cache/servers');
const ROOT = resolve('build/client');

export interface LocalServer {
  name: string;
  /** Why it cannot be started here; undefined where it can. */
  missing: string | undefined;
  /** False for one that knows no Brotli. */
  brotli: boolean;
  /** False for one that knows nothing of Dryrun, and sends none of its headers. */
  configured: boolean;
  /** Starts it on a port of this machine alone; resolves, once it answers, to what stops it. */
  start: (port: number) => Promise<() => void>;
}

/** A configuration of `deploy/` with what depends on the place put in; each must stand there once. */
function configuration(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} does not say "${from}" once`);
      return text.replace(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
}

function written(name: string, text: string): string {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}`, text);
  return `${FOLDER}/${name}`;
}

/** Where nothing is wrong, nothing is shown. */
const check = (command: string, args: string[]) => void execFileSync(command, args, { stdio: 'pipe' });

const CADDY: LocalServer = {
  name: 'Caddy',
  missing: isThere('caddy', 'version') ? undefined : 'caddy is not installed (Debian: apt-get install caddy)',
  brotli: true,
  configured: true,
  start(port) {
    const text = configuration('deploy/Caddyfile', {
      ':8080 {': `:${port} {\n\tbind 127.0.0.1`,
      '{$DRYRUN_ROOT:/srv/dryrun}': ROOT,
    });
    const args = ['--config', written('Caddyfile', text), '--adapter', 'caddyfile'];
    check('caddy', ['validate', ...args]);
    const env = { ...process.env, XDG_DATA_HOME: FOLDER, XDG_CONFIG_HOME: FOLDER };
    return answers(port, spawn('caddy', ['run', ...args], { env, stdio: 'ignore' }));
  },
};

const NGINX = isThere('nginx', '-v');
const [, modules = ''] = /--modules-path=(\S+)/.exec(String(spawnSync('nginx', ['-V']).stderr)) ?? [];
const BROTLI = `${modules}/ngx_http_brotli_static_module.so`;

/** What stands around `deploy/nginx.conf` where nginx is a service; here it is one process with the caller's rights. */
const nginxMain = (site: string, brotli: boolean) => `${brotli ? `load_module ${BROTLI};` : ''}
daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events {}
http {
    access_log off;
    default_type application/octet-stream;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    ${brotli ? 'brotli_static on;' : ''}
    include ${site};
}
`;

function startNginx(port: number, site: string, brotli: boolean): Promise<() => void> {
  const args = ['-p', FOLDER, '-c', written('nginx.conf', nginxMain(written('site.conf', site), brotli))];
  check('nginx', ['-t', ...args]);
  return answers(port, spawn('nginx', args, { stdio: 'ignore' }));
}

const nginx = (name: string, brotli: boolean, missing: string | undefined): LocalServer => ({
  name,
  missing,
  brotli,
  configured: true,
  start(port) {
    const site = configuration('deploy/nginx.conf', {
      'listen 8080;': `listen 127.0.0.1:${port};`,
      'root /srv/dryrun;': `root ${ROOT};`,
    });
    return startNginx(port, site, brotli);
  },
});

/** What a static host does that has never heard of Dryrun: a slash after folders, `404.html`, no header of ours, no type of ours. */
const plainSite = (port: number) => `server {
    listen 127.0.0.1:${port};
    root ${ROOT};
    include /etc/nginx/mime.types;
    error_page 404 /404.html;
    absolute_redirect off;
}
`;

const NO_NGINX = 'nginx is not installed (Debian: apt-get install nginx)';
const NO_BROTLI = 'its module is not installed (Debian: apt-get install libnginx-mod-http-brotli-static)';

/** Every server that Dryrun has a configuration for, its own among them, and one without. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  {
    name: 'scripts/serve.ts',
    missing: undefined,
    brotli: true,
    configured: true,
    async start(port) {
      const server = await serve(port);
      return () => {
        server.closeAllConnections();
        server.close();
      };
    },
  },
  CADDY,
  nginx('nginx', false, NGINX ? undefined : NO_NGINX),
  nginx('nginx with Brotli', true, NGINX ? (existsSync(BROTLI) ? undefined : NO_BROTLI) : NO_NGINX),
  {
    name: 'nginx as a plain static host',
    missing: NGINX ? undefined : NO_NGINX,
    brotli: false,
    configured: false,
    start: (port) => startNginx(port, plainSite(port), false),
  },
];

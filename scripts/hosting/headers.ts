import { STATE_FOLDER } from '#shell/boot/page-state.server.ts';
import { FRAMED_BY_NOBODY, SYNC_FOLDER, SYNC_WORKER_POLICY, WORKER_POLICY } from './policy.ts';

/** Shown for addresses that only the browser knows. */
export const FALLBACK = '__spa-fallback.html';

/** Folders whose files carry a hash of their content in their names. */
export const HASHED_FOLDERS = ['assets', 'tests', 'runtimes', STATE_FOLDER] as const;

/** A path in one of them; no page stands in for what is missing there, as it would be kept forever. */
export const HASHED = `^/(${HASHED_FOLDERS.join('|')})/`;

/** A path that ends in a file's name: where the file is missing, it is missing, and no page stands in for it. */
export const FILE = '\\.[A-Za-z0-9]+$';

/** What the product may ask the browser for: the microphone, to practice answers aloud. */
const PERMISSIONS = [
  'microphone=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ');

const EVERY: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export interface Kind {
  name: string;
  /** Paths of this kind, for a regular expression that nginx, Caddy and JavaScript read alike. */
  path: string;
  /** Paths of this kind in the `_headers` file of static hosts. */
  globs: readonly string[];
  headers: Record<string, string>;
}

/** Which headers a file is sent with: of the first kind that its path belongs to. */
export const KINDS: readonly Kind[] = [
  {
    name: 'hashed',
    path: HASHED,
    globs: HASHED_FOLDERS.map((folder) => `/${folder}/*`),
    headers: {
      ...EVERY,
      'Content-Security-Policy': WORKER_POLICY,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  },
  {
    name: 'sync',
    path: `^/${SYNC_FOLDER}/`,
    globs: [`/${SYNC_FOLDER}/*`],
    headers: {
      ...EVERY,
      'Content-Security-Policy': SYNC_WORKER_POLICY,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  },
  {
    name: 'worker',
    path: '^/sw\\.js$',
    globs: ['/sw.js'],
    headers: { ...EVERY, 'Content-Security-Policy': WORKER_POLICY, 'Cache-Control': 'no-cache' },
  },
  {
    name: 'data',
    path: '\\.data$',
    globs: [],
    headers: {
      ...EVERY,
      'Content-Security-Policy': FRAMED_BY_NOBODY,
      'Cache-Control': 'no-cache',
      // React Router's data files have an ending no table of types knows.
      'Content-Type': 'text/x-script',
    },
  },
  {
    name: 'manifest',
    path: '\\.webmanifest$',
    globs: [],
    headers: {
      ...EVERY,
      'Content-Security-Policy': FRAMED_BY_NOBODY,
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/manifest+json',
    },
  },
  {
    name: 'page',
    path: '^/',
    globs: ['/*'],
    headers: { ...EVERY, 'Content-Security-Policy': FRAMED_BY_NOBODY, 'Cache-Control': 'no-cache' },
  },
];

/** The headers of the file at `path`, an address without its query. */
export function headersFor(path: string): Record<string, string> {
  const kind = KINDS.find((each) => new RegExp(each.path).test(path));
  if (!kind) throw new Error(`no kind of file has the path ${path}`);
  return kind.headers;
}

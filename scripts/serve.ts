import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { FALLBACK, FILE, HASHED, headersFor } from './hosting/headers.ts';

const DEFAULT_PORT = 4173;

/**
 * Serves the built application as any static host would: files, compressed twins where they exist, and the
 * fallback page for addresses that only the browser knows.
 */
export async function serve(port: number, root = 'build/client'): Promise<Server> {
  if (!existsSync(`${root}/index.html`)) throw new Error('nothing is built yet; run: npm run build');
  const files = sirv(root, {
    single: FALLBACK,
    brotli: true,
    gzip: true,
    etag: true,
    // Data and hashed files that are missing are missing; only pages fall back.
    ignores: [new RegExp(FILE), new RegExp(HASHED)],
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  serve(port).then(
    () => console.log(`Dryrun is ready: http://localhost:${port}`),
    (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Choose another: PORT=4180 npm start`
          : error.message,
      );
      process.exitCode = 1;
    },
  );
}

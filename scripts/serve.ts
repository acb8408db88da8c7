import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { staticFiles } from './hosting/static-files.ts';

const DEFAULT_PORT = 4173;
/** Only programs on this machine may ask, unless HOST says otherwise. */
const DEFAULT_HOST = '127.0.0.1';
/** How long a visitor may take to say what it wants: connections that never do are closed. */
const REQUEST_LIMIT_MS = 15_000;

/**
 * Serves the built application as any static host would: files, compressed copies where they exist, and the
 * fallback page for addresses that only the browser knows.
 * @param host the address to listen on
 */
export async function serve(port: number, root = 'build/client', host = DEFAULT_HOST): Promise<Server> {
  if (!existsSync(`${root}/index.html`)) throw new Error('nothing is built yet; run: npm run build');
  const answer = staticFiles(root);
  const limits = {
    requestTimeout: REQUEST_LIMIT_MS,
    headersTimeout: REQUEST_LIMIT_MS,
    connectionsCheckingInterval: 5000,
  };
  const server = createServer(limits, (request, response) => {
    // A visitor who goes away, or a file that cannot be opened, ends this answer and nothing else.
    answer(request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // Too many open files, say: this connection is lost, the next ones are answered.
      server.on('error', () => {});
      resolve(server);
    });
  });
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  serve(port, undefined, process.env.HOST || undefined).then(
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

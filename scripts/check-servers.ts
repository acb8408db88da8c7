import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkHost } from './hosting/host-violations.ts';
import { LOCAL_SERVERS, type LocalServer } from './hosting/local-servers.ts';
import { tool } from './tests/commands.ts';

const PORT = Number(process.env.PORT ?? 4198);
const ADDRESS = `http://localhost:${PORT}`;

/** The stories that depend on the server, told in Chromium: the browser tests marked `@host`, and `@headers` where it sends them. */
async function stories({ configured }: LocalServer): Promise<string[]> {
  const which = configured ? '@host|@headers' : '@host';
  const flags = ['--grep', which, '--reporter', 'list', '--no-deps', '--workers', '1'];
  const [program, ...args] = tool('@playwright/test', 'playwright', 'test', ...flags);
  const run = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, E2E_ADDRESS: ADDRESS },
  });
  const [code] = await once(run, 'exit');
  return code === 0 ? [] : ['a story failed, see above'];
}

/** Our own configurations leave nothing to note but the Brotli that a server does not know. */
async function answers({ brotli, configured }: LocalServer): Promise<string[]> {
  if (!configured) return [];
  const { violations, notes } = await checkHost(ADDRESS);
  return [...violations, ...notes.filter((note) => brotli || !note.includes('no Brotli'))];
}

/**
 * `npm run check:servers [PART OF A NAME]`: starts each server that is installed, one after the other, with the build of
 * `npm run build:deploy`, and compares what comes with the table of headers, with the files, and with a browser's use.
 */
async function main(filter = ''): Promise<void> {
  let wrong = 0;
  for (const server of LOCAL_SERVERS.filter(({ name }) => name.includes(filter))) {
    if (server.missing) {
      console.log(`${server.name}: not checked, ${server.missing}`);
      continue;
    }
    const stop = await server.start(PORT);
    try {
      const violations = [...(await answers(server)), ...(await stories(server))];
      for (const violation of violations) console.log(`${server.name}: ${violation}`);
      console.log(
        `${server.name}: ${violations.length > 0 ? `${violations.length} violations` : 'as it should be'}`,
      );
      wrong += violations.length;
    } finally {
      stop();
    }
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

import { checkHost } from './hosting/host-violations.ts';

/** `node scripts/check-host.ts ADDRESS`: whether a host serves the build in `build/client` as it is meant to be. */
async function main(address: string | undefined): Promise<void> {
  if (!address) throw new Error('which host? node scripts/check-host.ts http://localhost:8080');
  const { violations, notes } = await checkHost(address);
  for (const line of [...notes, ...violations]) console.log(line);
  console.log(
    violations.length > 0 ? `${violations.length} violations` : `${address} serves Dryrun as it should`,
  );
  process.exitCode = violations.length > 0 ? 1 : 0;
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

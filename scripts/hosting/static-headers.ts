import { KINDS } from './headers.ts';

/** Hosts send pages to be revalidated by themselves; where two rules set this header, they would send both. */
const LEFT_OUT = { name: 'Cache-Control', value: 'no-cache' };

/**
 * The `_headers` file of static hosts. There every rule that fits applies, and equal names are joined: so each rule says only
 * what the one for all paths does not say yet.
 */
export function staticHeaders(): string {
  const every = KINDS.at(-1)?.headers ?? {};
  return KINDS.toReversed()
    .flatMap(({ globs, headers }) =>
      globs.map((glob) => {
        const lines = Object.entries(headers)
          .filter(([name, value]) => glob === '/*' || every[name] !== value)
          .filter(([name, value]) => name !== LEFT_OUT.name || value !== LEFT_OUT.value)
          .map(([name, value]) => `  ${name}: ${value}`);
        return [glob, ...lines, ''].join('\n');
      }),
    )
    .join('\n');
}

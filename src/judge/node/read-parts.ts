import { existsSync, readdirSync } from 'node:fs';

const LANGUAGES = new URL('../languages/', import.meta.url);

/** What each folder of `languages/` that has a `<name>.ts` exports there as `<name>`, by language id. */
export async function readParts<Part>(name: string): Promise<Map<string, Part>> {
  const files = readdirSync(LANGUAGES)
    .sort()
    .map((id) => [id, new URL(`${id}/${name}.ts`, LANGUAGES)] as const)
    .filter(([, file]) => existsSync(file));
  const parts = await Promise.all(
    files.map(async ([id, { href }]) => {
      const part: Part | undefined = (await import(href))[name];
      if (!part) throw new Error(`languages/${id}/${name}.ts must export ${name}`);
      return [id, part] as const;
    }),
  );
  return new Map(parts);
}

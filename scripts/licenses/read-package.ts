import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the product by others, as `/licenses` shows it. */
export interface Part {
  name: string;
  version: string;
  license: string;
  url: string;
  /** The license's own words, where the part brings them. */
  text: string;
}

/** Packages that name their license in a file only. */
const NAMED_IN_A_FILE: Record<string, string> = { 'png-js': 'MIT' };

/** The folder of the package that a module belongs to; nothing for a module of ours. */
export function packageFolder(module: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*(?=\/)/.exec(module.replaceAll('\\', '/'))?.[0];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  author?: string | { name: string };
  homepage?: string;
  repository?: string | { url: string };
}

/** What a package's own files say of its license. */
export function readPackage(folder: string): Part {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author, homepage, repository } = manifest;
  const said = typeof license === 'string' ? license : license?.type;
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const holder = typeof author === 'string' ? author : author?.name;
  const source = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
  return {
    name,
    version,
    license: said ?? NAMED_IN_A_FILE[name] ?? 'not named',
    url: source
      .replace(/^git\+/, '')
      .replace(/\.git$/, '')
      .replace(/^(git:\/\/|ssh:\/\/git@)/, 'https://'),
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : holder ? `Copyright (c) ${holder}` : '',
  };
}

/** The folder of an installed package by its name. */
export const installed = (name: string): string | undefined =>
  existsSync(`node_modules/${name}/package.json`) ? `node_modules/${name}` : undefined;

import { readFileSync } from 'node:fs';
import type { Part } from './read-package.ts';

/** Packages whose code is shipped without being a module of the bundles: styles, the service worker, the build's own helpers, runtimes. */
export const BESIDE_BUNDLES = [
  'tailwindcss',
  'vite',
  'rolldown',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'pyodide',
] as const;

/** Packages that are shipped as soon as the product depends on them. */
export const ONCE_DEPENDED_ON = /^(@fontsource|@yowasp\/|@bjorn3\/browser_wasi_shim)/;

const part = (name: string, license: string, url: string): Part => ({
  name,
  version: '',
  license,
  url,
  text: '',
});

/** What a runtime's package contains of others, by the package. */
export const PARTS_OF: Record<string, readonly Part[]> = {
  pyodide: [
    part('CPython and its standard library', 'PSF-2.0', 'https://docs.python.org/3/license.html'),
    part('Emscripten', 'MIT', 'https://github.com/emscripten-core/emscripten/blob/main/LICENSE'),
    part('musl', 'MIT', 'https://musl.libc.org/'),
    part('libffi', 'MIT', 'https://github.com/libffi/libffi/blob/master/LICENSE'),
    part('Expat', 'MIT', 'https://github.com/libexpat/libexpat/blob/master/COPYING'),
    part('libmpdec', 'BSD-2-Clause', 'https://www.bytereef.org/mpdecimal/'),
    part('zlib', 'Zlib', 'https://zlib.net/zlib_license.html'),
    part('bzip2', 'bzip2-1.0.6', 'https://sourceware.org/bzip2/'),
    part('XZ Utils', '0BSD', 'https://tukaani.org/xz/'),
    part('SQLite', 'blessing', 'https://www.sqlite.org/copyright.html'),
    part('Sorted Containers', 'Apache-2.0', 'https://github.com/grantjenks/python-sortedcontainers'),
  ],
  'sql.js': [
    part('SQLite', 'blessing', 'https://www.sqlite.org/copyright.html'),
    part('Emscripten', 'MIT', 'https://github.com/emscripten-core/emscripten/blob/main/LICENSE'),
    part('musl', 'MIT', 'https://musl.libc.org/'),
  ],
  '@yowasp/clang': [
    part('LLVM, Clang, LLD, libc++', 'Apache-2.0 WITH LLVM-exception', 'https://llvm.org/LICENSE.txt'),
    part('wasi-libc', 'MIT', 'https://github.com/WebAssembly/wasi-libc/blob/main/LICENSE'),
  ],
};

/** What the Java runtime contains: it is no package, its parts are built from what `runtimes/java/versions.json` names. */
export function javaParts(): Part[] {
  const folder = 'runtimes/java';
  const versions: Record<string, string> = JSON.parse(readFileSync(`${folder}/versions.json`, 'utf8'));
  const of = (name: string, version = '', license = '', url = '', text = ''): Part => ({
    name,
    version,
    license,
    url,
    text,
  });
  const text = readFileSync(`${folder}/licenses/javac.txt`, 'utf8');
  return [
    of(
      'javac and signatures of the JDK',
      versions.jdk,
      'GPL-2.0-only WITH Classpath-exception-2.0',
      versions['jdk-source'],
      text,
    ),
    of('TeaVM and its class library', versions.teavm, 'Apache-2.0', 'https://github.com/konsoletyper/teavm'),
    of('ASM', versions.asm, 'BSD-3-Clause', 'https://asm.ow2.io/license.html'),
    of('HPPC', versions.hppc, 'Apache-2.0', 'https://github.com/carrotsearch/hppc'),
  ];
}

/**
 * Builds the Java runtime: `npm run build:java` writes runtimes/java/built/, with `--check` it says whether that is what it would write,
 * with `--can` whether it could be built. Needs Maven, and a JDK of the version that `versions.json` names in JAVA_HOME or DRYRUN_JDK;
 * without them it leaves the kept files as they are and says so.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const checking = process.argv.includes('--check');
const target = join(here, 'target');
const built = join(here, 'built');
const versions = JSON.parse(readFileSync(join(here, 'versions.json'), 'utf8'));

const FILES = ['compiler.wasm', 'signatures.bin', 'library.bin'];
/** javac's modules, taken out of the JDK's own image. */
const MODULES = ['jdk.compiler', 'java.compiler', 'jdk.internal.opt'];
const EXPORTS = ['main', 'comp', 'util', 'resources', 'tree', 'code'].flatMap((name) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
]);
const LIBRARY_JARS = ['classlib', 'core', 'platform', 'interop', 'jso'].map(
  (name) => `teavm-${name}-${versions.teavm}.jar`,
);

function findJdk() {
  const homes = [process.env.DRYRUN_JDK, process.env.JAVA_HOME];
  const root = '/usr/lib/jvm';
  if (existsSync(root)) homes.push(...readdirSync(root).map((name) => join(root, name)));
  for (const home of homes) {
    const release = home && join(home, 'release');
    if (
      release &&
      existsSync(release) &&
      readFileSync(release, 'utf8').includes(`JAVA_VERSION="${versions.jdk}"`)
    )
      return home;
  }
}

const jdk = findJdk();
const missing = [
  ...(jdk ? [] : [`a JDK ${versions.jdk} (set DRYRUN_JDK to its folder)`]),
  ...(spawnSync('mvn', ['--version']).status === 0 ? [] : ['Maven']),
];
if (missing.length > 0) {
  console.log(`The Java runtime isn't rebuilt, its kept files serve: ${missing.join(' and ')} not found.`);
  process.exit(process.argv.includes('--can') ? 1 : 0);
}
if (process.argv.includes('--can')) process.exit();
const run = (tool, args) => execFileSync(tool, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const java = (main, jvm, ...args) => run(join(jdk, 'bin', 'java'), [...jvm, main, ...args]);
const sources = (folder) =>
  readdirSync(join(here, folder), { recursive: true })
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => join(here, folder, name));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const jars = join(target, 'jars');
run('mvn', [
  '-q',
  '-T1',
  '-f',
  join(here, 'pom.xml'),
  'dependency:copy-dependencies',
  `-DoutputDirectory=${jars}`,
]);
const jarPath = readdirSync(jars)
  .sort()
  .map((name) => join(jars, name))
  .join(':');
run(join(jdk, 'bin', 'jimage'), [
  'extract',
  '--dir',
  join(target, 'javac'),
  '--include',
  `regex:/(${MODULES.join('|')})/.*`,
  join(jdk, 'lib', 'modules'),
]);

const out = (name) => join(target, name);
const compile = (folder, to, classPath, ...options) =>
  run(join(jdk, 'bin', 'javac'), [
    '-nowarn',
    '-Xlint:none',
    ...options,
    '-d',
    out(to),
    '-cp',
    classPath,
    ...sources(folder),
  ]);
compile('library/src', 'library', jarPath);
compile('compiler/src', 'compiler', jarPath, ...EXPORTS);
compile('make/src', 'build', `${out('compiler')}:${jarPath}`);
compile('make/samples', 'samples', jarPath, '-g');

const tools = ['-XX:+UseSerialGC', '-Xss16m', '-cp', [out('build'), out('compiler'), jarPath].join(':')];
const libraryJars = LIBRARY_JARS.map((name) => join(jars, name));
java('dryrun.make.MakeLibrary', tools, out('library-without-roots.bin'), out('library'), ...libraryJars);
java(
  'dryrun.make.MakeRoots',
  tools,
  join(out('library'), 'roots'),
  out('library-without-roots.bin'),
  out('samples'),
);
java('dryrun.make.MakeLibrary', tools, out('library.bin'), out('library'), ...libraryJars);
java('dryrun.make.MakeSignatures', tools, out('signatures.bin'), out('library.bin'));
const compilerPath = [
  out('library'),
  out('compiler'),
  jarPath,
  ...MODULES.map((name) => join(target, 'javac', name)),
].join(':');
java('dryrun.make.MakeCompiler', ['-Xmx4g', ...tools], target, 'compiler.wasm', 'ADVANCED', compilerPath);

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const compress = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const files = {};
for (const name of FILES) {
  const bytes = readFileSync(out(name));
  const kept = join(built, `${name}.br`);
  files[name] = { bytes: bytes.length, sha256: sha256(bytes) };
  if (!checking) {
    mkdirSync(built, { recursive: true });
    const compressed = compress(bytes);
    writeFileSync(kept, compressed);
    files[name].brotli = compressed.length;
  } else {
    files[name].brotli = readFileSync(kept).length;
  }
}
const manifest = `${JSON.stringify({ versions, files }, null, 2)}\n`;
const manifestFile = join(built, 'manifest.json');
if (!checking) {
  writeFileSync(manifestFile, manifest);
} else if (readFileSync(manifestFile, 'utf8') !== manifest) {
  console.error(`The built files differ from the kept ones. This build's manifest:\n${manifest}`);
  process.exit(1);
}
console.log(manifest);

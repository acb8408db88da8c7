import { readdirSync } from 'node:fs';

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const areas = readdirSync('src/screens');

/** Folders that hold the skin; every other folder of src/ is a core, also one that is added tomorrow. */
const SKIN = ['screens', 'shell', 'ui', 'storage', 'dataset'];
/** What every core may import: the few things that belong to none of them, and the table of areas. */
const BASE = 'base/|areas\\.ts$';
const cores = folders.filter((name) => !SKIN.includes(name));

/** Where the judge's programs run, and what it knows of each language. */
const JUDGE_ROOMS = '^src/judge/(browser|node|languages|testing)/';
/** What Node alone loads: runners outside the browser, and how runtimes are built. */
const IN_NODE = [
  '^src/judge/node/',
  '^src/judge/languages/[^/]+/node/',
  '^src/judge/languages/[^/]+/(node|build)\\.ts$',
];
const TEST = ['\\.test\\.tsx?$', '/testing/', '^src/judge/languages/[^/]+/hostile/'];

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-cycle', 'Two files that need each other are one thing.', {}, { circular: true }),
    never(
      'screens-on-top',
      'Nothing below imports a screen.',
      { path: '^src/', pathNot: '^src/screens/' },
      { path: '^src/screens/' },
    ),
    ...areas.map((area) =>
      never(
        `screen-alone-${area}`,
        'A screen never imports another screen; what two need lives below them.',
        { path: `^src/screens/${area}/` },
        { path: '^src/screens/', pathNot: `^src/screens/${area}/` },
      ),
    ),
    never(
      'ui-below-shell',
      'The design system knows no shell.',
      { path: '^src/ui/' },
      { path: '^src/shell/' },
    ),
    never(
      'storage-has-no-look',
      'Storage and dataset draw nothing.',
      { path: '^src/(storage|dataset)/' },
      { path: '^src/(ui|shell)/' },
    ),
    ...cores.flatMap((core) => [
      never(
        `core-alone-${core}`,
        'A core imports only itself, base and libraries.',
        { path: `^src/${core}/` },
        { path: '^src/', pathNot: `^src/(${core}/|${BASE})` },
      ),
      never(
        `core-pure-${core}`,
        'A core knows no React.',
        { path: `^src/${core}/` },
        { path: 'node_modules/(react|react-dom|react-router)/' },
      ),
    ]),
    never(
      'judge-core',
      'The judge itself knows no page, no Node and no language: they are handed to it.',
      { path: '^src/judge/', pathNot: [JUDGE_ROOMS, '^src/judge/languages\\.ts$', ...TEST] },
      { path: JUDGE_ROOMS },
    ),
    never(
      'no-node-in-pages',
      'Only what runs in Node imports it.',
      { path: '^src/', pathNot: [...IN_NODE, ...TEST] },
      { path: IN_NODE },
    ),
    never(
      'no-builtins-in-pages',
      'A page has none of Node’s own modules.',
      { path: '^src/', pathNot: [...IN_NODE, ...TEST, '\\.server\\.tsx?$'] },
      { dependencyTypes: ['core'] },
    ),
    never(
      'no-browser-in-node',
      'Node has no frames and no Cache Storage.',
      { path: IN_NODE, pathNot: TEST },
      { path: ['^src/judge/browser/', '^src/judge/languages/[^/]+/browser/'] },
    ),
    never(
      'content-door',
      'The application meets the content compiler at one door; its tests may look behind it.',
      { path: '^src/', pathNot: '^src/dataset/content\\.server\\.ts$|\\.test\\.tsx?$' },
      { path: '^content-tools/' },
    ),
    never(
      'content-tools-below-scripts',
      'Commands use the content tools, never the other way round.',
      { path: '^content-tools/' },
      { path: '^(scripts|bench|e2e)/' },
    ),
    never(
      'tests-stay-out',
      'Nothing shipped imports a test.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { path: '\\.test\\.tsx?$' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router|\\+types|virtual:' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

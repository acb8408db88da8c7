import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './content-tools/compile/paths.ts';

export default {
  appDirectory: 'src',
  // The bench builds a variant of its own beside the product.
  buildDirectory: process.env.DRYRUN_BUILD ?? 'build',
  ssr: false,
  prerender: prerenderPaths,
} satisfies Config;

import type { Config } from '@react-router/dev/config';

/** The yardstick of the bench's page loads: the least that a prerendered page of this stack can be. */
export default {
  appDirectory: 'app',
  buildDirectory: '../../.cache/yardstick',
  ssr: false,
  prerender: ['/'],
} satisfies Config;

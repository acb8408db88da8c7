import { defineConfig } from 'vitest/config';
import { dataset } from './content-tools/compile/vite-dataset.ts';

export default defineConfig({
  plugins: [dataset()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'content-tools/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    setupFiles: ['./scripts/test-setup.ts'],
    restoreMocks: true,
  },
});

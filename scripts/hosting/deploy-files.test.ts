import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPLOY_FILES } from './deploy-files.ts';

test.each(Object.entries(DEPLOY_FILES))(
  '%s is what the table of headers makes it (npm run deploy:files)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text());
  },
);

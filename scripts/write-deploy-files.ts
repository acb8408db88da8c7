import { mkdirSync, writeFileSync } from 'node:fs';
import { DEPLOY_FILES } from './hosting/deploy-files.ts';

/** `npm run deploy:files`: writes the servers' configurations from the one table of headers. */
mkdirSync('deploy', { recursive: true });
for (const [file, text] of Object.entries(DEPLOY_FILES)) writeFileSync(file, text());

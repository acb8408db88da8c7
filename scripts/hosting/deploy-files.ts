import { caddyfile } from './caddyfile.ts';
import { nginxConfig } from './nginx.ts';

/** Files of `deploy/` that are made from the table of headers. */
export const DEPLOY_FILES: Record<string, () => string> = {
  'deploy/Caddyfile': caddyfile,
  'deploy/nginx.conf': nginxConfig,
};

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { prerenderPaths } from '../content-tools/compile/paths.ts';
import { FALLBACK } from './hosting/headers.ts';
import { siteAddress } from './hosting/site-address.ts';
import { robots, sitemap, withoutAddress } from './hosting/sitemap.ts';

/** Tells search engines over the finished build what may be read and, where the site's address is known, which pages there are. */
const CLIENT = 'build/client';
const site = siteAddress();
writeFileSync(`${CLIENT}/robots.txt`, robots(site));
if (site) writeFileSync(`${CLIENT}/sitemap.xml`, sitemap(site, prerenderPaths()));
else rmSync(`${CLIENT}/sitemap.xml`, { force: true });
const fallback = `${CLIENT}/${FALLBACK}`;
writeFileSync(fallback, withoutAddress(readFileSync(fallback, 'utf8')));
console.log(`site: ${site ?? 'no address, see deploy/README.md'}`);

/**
 * The origin at which the site will stand, from `DRYRUN_SITE`; undefined where nobody has said.
 * @throws for anything but an http(s) origin
 */
export function siteAddress(setting = process.env.DRYRUN_SITE): string | undefined {
  if (!setting) return undefined;
  const url = URL.parse(setting);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new Error(
      `DRYRUN_SITE is “${setting}”; set it to an address without a path, such as https://dryrun.example`,
    );
  return url.origin;
}

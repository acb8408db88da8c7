import type { PersonalInfo } from '../model.ts';
import { linkOf } from '../outline.ts';
import { splitName } from '../read/split-name.ts';
import { readFields, writeFields } from './entries.ts';
import { placeOf } from './list-fields.ts';
import { filled, firstText, objects, type Raw, text } from './values.ts';

const NETWORKS = { linkedin: 'LinkedIn', github: 'GitHub' } as const;

const isOf = (profile: Raw, network: string): boolean =>
  text(profile.network).toLowerCase() === network.toLowerCase();

function profileOf(basics: Raw, network: string): string {
  const found = objects(basics.profiles, 'network').find((one) => isOf(one, network));
  return found ? firstText(found['x-text'], found.url, found.username) : '';
}

function read(basics: Raw): Record<string, string> {
  const { firstName, lastName } = splitName(text(basics.name).replace(/\s+/g, ' '));
  return {
    firstName,
    lastName,
    email: text(basics.email),
    mobile: text(basics.phone),
    location: placeOf(basics.location),
    linkedin: profileOf(basics, NETWORKS.linkedin),
    github: profileOf(basics, NETWORKS.github),
    website: firstText(basics.url, basics.website),
    summary: text(basics.summary),
  };
}

const NAMES = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'location',
  'github',
  'linkedin',
  'website',
  'summary',
] as const satisfies (keyof PersonalInfo)[];

/** Who the resume is of. */
export const readBasics = (basics: Raw): PersonalInfo =>
  readFields(basics, NAMES, read) as unknown as PersonalInfo;

/** Profiles on networks that no field is for. */
export const otherProfiles = (basics: Raw): Raw[] =>
  objects(basics.profiles, 'network').filter(
    (one) => !Object.values(NETWORKS).some((network) => isOf(one, network)),
  );

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function profile(network: string, source: string): Raw[] {
  if (!source) return [];
  const username = source.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return [filled({ network, username, url: linkOf(source), 'x-text': source })];
}

/** The line below the name; spaces around it are kept where it was not changed. @param from what it was imported from */
const labelOf = (headline: string, from: Raw): unknown =>
  headline !== '' && text(from.label).trim() === headline ? from.label : headline;

/** Who the resume is of, as JSON Resume says it. @param from what it was imported from */
export function writeBasics(info: PersonalInfo, headline: string, from: Raw): Raw {
  const { email, mobile, location, github, linkedin, website, summary } = info;
  const written: Raw = {
    name: `${info.firstName} ${info.lastName}`.trim(),
    email: EMAIL.test(email) ? email : undefined,
    phone: mobile,
    url: linkOf(website),
    summary,
    location: location ? { address: location } : undefined,
    profiles: [
      ...profile(NETWORKS.linkedin, linkedin),
      ...profile(NETWORKS.github, github),
      ...otherProfiles(from),
    ],
  };
  const name = ['name'];
  const profiles = ['profiles'];
  const keys = {
    firstName: name,
    lastName: name,
    email: ['email'],
    mobile: ['phone'],
    location: ['location'],
    linkedin: profiles,
    github: profiles,
    website: ['url', 'website'],
    summary: ['summary'],
  };
  return filled({
    ...writeFields({ from, fields: { ...info }, read, written, keys }),
    label: labelOf(headline, from),
  });
}

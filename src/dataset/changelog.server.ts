export { readChangelog } from '../../scripts/content/read-changelog.ts';

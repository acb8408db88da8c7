export { readRagResources } from '../../scripts/content/read-papers.ts';

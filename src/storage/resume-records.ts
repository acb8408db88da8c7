import { resumeVersionSchema } from '#resume/model.ts';
import { projectSchema } from '#resume/restore.ts';
import { collection } from './collection.ts';

/** Resumes and cover letters. */
export const projects = collection('projects', projectSchema);

/** Earlier states of resumes. */
export const resumeVersions = collection('resumeVersions', resumeVersionSchema);

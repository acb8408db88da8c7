import { EMPTY_APPLICATION } from '#plan/application.ts';
import { newId, OWNER } from '#resume/create.ts';
import type { ResumeProject } from '#resume/model.ts';
import { applications } from '#storage/application-records.ts';
import { projects } from '#storage/resume-records.ts';

/** The job that a resume is tailored for, as typed. */
export interface Job {
  company: string;
  role: string;
  link: string;
  description: string;
}

/**
 * Copies a resume for one job, and notes the job among the applications with the copy as its resume.
 * @returns the copy's id
 */
export async function tailorResume(project: ResumeProject, job: Job): Promise<string> {
  const now = Date.now();
  const copy: ResumeProject = {
    ...project,
    id: newId(),
    title: `${project.title}, ${job.company}`,
    owner: OWNER,
    lastModified: now,
    archived: false,
    copiedFrom: project.id,
    content: { ...project.content, jobInfo: { link: job.link, description: job.description } },
  };
  await projects.put(copy);
  await applications.put({
    ...EMPTY_APPLICATION,
    id: newId(),
    company: job.company,
    role: job.role,
    link: job.link,
    resumeId: copy.id,
    letterId: '',
    createdAt: now,
  });
  return copy.id;
}

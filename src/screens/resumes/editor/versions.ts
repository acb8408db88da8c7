import { newId } from '#resume/create.ts';
import type { ResumeContent } from '#resume/model.ts';
import { resumeVersions } from '#storage/resume-records.ts';

const KEPT = 30;

/** Keeps how a resume stands; beyond thirty the oldest of its versions go. */
export async function keepVersion(projectId: string, content: ResumeContent, reason: string): Promise<void> {
  await resumeVersions.put({ id: newId(), projectId, at: Date.now(), reason, content });
  const all = await resumeVersions.list({ field: 'projectId', equals: projectId });
  const old = all.sort((a, b) => b.at - a.at).slice(KEPT);
  for (const { id } of old) await resumeVersions.remove(id);
}

import { newId, OWNER } from '#resume/create.ts';
import { designIn } from '#resume/design.ts';
import { fileName, fileTitle } from '#resume/file-name.ts';
import { toFormData } from '#resume/form-data.ts';
import type { Project } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';
import { downloadText } from '#ui/download.ts';
import { toast } from '#ui/toast.tsx';
import { savePdf } from '../documents/save-pdf.ts';

/** Keeps a change of what the list shows; the document itself counts as unmodified. */
export function changeProject(
  project: Project,
  fields: Partial<Pick<Project, 'title' | 'tags' | 'archived'>>,
) {
  return projects.put({ ...project, ...fields });
}

/** Adds a copy, which belongs to the user and stands first in the list. */
export async function duplicateProject(project: Project): Promise<void> {
  const title = `${project.title} (copy)`;
  const source = project.kind === 'resume' ? { copiedFrom: project.id } : {};
  const copy = { ...project, ...source, id: newId(), title, owner: OWNER, lastModified: Date.now() };
  await projects.put(copy);
  toast({ text: `Duplicated as “${title}”.`, undo: () => void projects.remove(copy.id) });
}

/** Deletes, and offers to bring it back as it was. */
export async function deleteProject(project: Project): Promise<void> {
  await projects.remove(project.id);
  toast({ text: `Deleted “${project.title}”.`, undo: () => void projects.put(project) });
}

export async function archiveProject(project: Project): Promise<void> {
  const archived = !project.archived;
  await changeProject(project, { archived });
  toast({
    text: archived ? `Archived “${project.title}”.` : `Moved “${project.title}” to all projects.`,
    undo: () => void changeProject(project, { archived: project.archived }),
  });
}

/** The document's data as a JSON file. */
export function downloadData(project: Project): void {
  const [title, data] =
    project.kind === 'resume'
      ? [fileTitle(project), toFormData(project.content, designIn(navigator.language))]
      : [project.title, project.content];
  downloadText(fileName(title, 'json'), `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}

/** The document as a PDF file; what goes wrong is said at the foot of the page. */
export async function downloadPdf(project: Project): Promise<void> {
  try {
    await savePdf(project);
  } catch {
    toast({ text: 'Couldn’t create the PDF. Try again.' });
  }
}

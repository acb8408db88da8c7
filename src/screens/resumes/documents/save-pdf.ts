import { fileName, fileTitle } from '#resume/file-name.ts';
import type { Project } from '#resume/model.ts';
import { downloadBlob } from '#ui/download.ts';
import { toast } from '#ui/toast.tsx';
import { makePdf } from './pdf-client.ts';
import { printWithDeviceFonts } from './print-html.ts';
import { PRINT_LABEL, unsetText } from './unset-text.ts';

/** Downloads a document as a PDF; what its fonts lack is said until it is dismissed. */
export async function savePdf(project: Project): Promise<void> {
  const { blob, unset } = await makePdf(project);
  downloadBlob(fileName(project.kind === 'resume' ? fileTitle(project) : project.title, 'pdf'), blob);
  if (unset.length === 0) return;
  const action = { label: PRINT_LABEL, perform: () => printWithDeviceFonts(project) };
  toast({ text: unsetText(unset), stays: true, action });
}

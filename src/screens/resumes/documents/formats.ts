import { fileName, fileTitle } from '#resume/file-name.ts';
import type { ResumeProject } from '#resume/model.ts';
import { downloadBlob, downloadText } from '#ui/download.ts';
import { toast } from '#ui/toast.tsx';
import { pdfPictures } from '../read-pdf/client.ts';
import { makePdf } from './pdf-client.ts';
import { savePdf } from './save-pdf.ts';
import { unsetText } from './unset-text.ts';

interface Format {
  label: string;
  /** What it is good for. */
  text: string;
  /** Makes the file and hands it to the user. What a format needs is loaded only then. */
  save: (project: ResumeProject) => Promise<void>;
}

/** Every file a resume can become. */
export const FORMATS: readonly Format[] = [
  {
    label: 'PDF',
    text: 'To send. Real text, so an ATS can read it.',
    save: savePdf,
  },
  {
    label: 'Word (DOCX)',
    text: 'For portals and recruiters that ask for it.',
    save: async (project) => {
      const { resumeDocx } = await import('#resume/write/docx.ts');
      downloadBlob(fileName(fileTitle(project), 'docx'), await resumeDocx(project.content));
    },
  },
  {
    label: 'PNG',
    text: 'An image of every page.',
    save: async (project) => {
      const { blob, unset } = await makePdf(project);
      const pages = await pdfPictures(blob);
      const title = fileTitle(project);
      for (const [at, page] of pages.entries())
        downloadBlob(fileName(pages.length > 1 ? `${title} ${at + 1}` : title, 'png'), page);
      if (unset.length > 0) toast({ text: unsetText(unset), stays: true });
    },
  },
  {
    label: 'Plain text',
    text: 'To paste into forms.',
    save: async (project) => {
      const { toPlainText } = await import('#resume/write/plain-text.ts');
      downloadText(fileName(fileTitle(project), 'txt'), toPlainText(project.content), 'text/plain');
    },
  },
  {
    label: 'Markdown',
    text: 'For a repository or a web page.',
    save: async (project) => {
      const { toMarkdown } = await import('#resume/write/markdown.ts');
      downloadText(fileName(fileTitle(project), 'md'), toMarkdown(project.content), 'text/markdown');
    },
  },
  {
    label: 'JSON Resume',
    text: 'The open format many resume tools support.',
    save: async (project) => {
      const { toJsonResume } = await import('#resume/write/json-resume.ts');
      const json = `${JSON.stringify(toJsonResume(project.content), null, 2)}\n`;
      downloadText(fileName(`${fileTitle(project)} JSON Resume`, 'json'), json, 'application/json');
    },
  },
];

import { fileName } from '#resume/file-name.ts';
import type { ResumeProject } from '#resume/model.ts';
import { pdfPictures } from '#resume/pdf/client.ts';
import { downloadBlob, downloadText } from '#ui/download.ts';
import { makePdf } from './pdf-client.ts';

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
    text: 'To send. Text stays text, so machines can read it.',
    save: async (project) => downloadBlob(fileName(project.title, 'pdf'), await makePdf(project)),
  },
  {
    label: 'Word (DOCX)',
    text: 'For portals and agencies that ask for it.',
    save: async ({ title, content }) => {
      const { resumeDocx } = await import('#resume/write/docx.ts');
      downloadBlob(fileName(title, 'docx'), await resumeDocx(content));
    },
  },
  {
    label: 'PNG',
    text: 'A picture of every page.',
    save: async (project) => {
      const pages = await pdfPictures(await makePdf(project));
      for (const [at, page] of pages.entries())
        downloadBlob(fileName(pages.length > 1 ? `${project.title} ${at + 1}` : project.title, 'png'), page);
    },
  },
  {
    label: 'Plain text',
    text: 'To paste into forms.',
    save: async ({ title, content }) => {
      const { toPlainText } = await import('#resume/write/plain-text.ts');
      downloadText(fileName(title, 'txt'), toPlainText(content), 'text/plain');
    },
  },
  {
    label: 'Markdown',
    text: 'For a repository or a web page.',
    save: async ({ title, content }) => {
      const { toMarkdown } = await import('#resume/write/markdown.ts');
      downloadText(fileName(title, 'md'), toMarkdown(content), 'text/markdown');
    },
  },
  {
    label: 'JSON Resume',
    text: 'The open format of other resume tools.',
    save: async ({ title, content }) => {
      const { toJsonResume } = await import('#resume/write/json-resume.ts');
      const json = `${JSON.stringify(toJsonResume(content), null, 2)}\n`;
      downloadText(fileName(`${title} JSON Resume`, 'json'), json, 'application/json');
    },
  },
];

import { letterHtml, resumeHtml } from '#resume/write/html.ts';
import type { Printable } from './pdf-client.ts';

/** Every text in the page is escaped where it's written; scripts wouldn't run in it either, as it has this page's policy. */
const policy = globalThis.trustedTypes?.createPolicy('print', { createHTML: (html) => html });

/** Opens the browser's print dialog for a document as a plain page, which uses every font of the device. */
export function printWithDeviceFonts({ kind, content }: Printable): void {
  const frame = document.createElement('iframe');
  frame.title = 'Page to print';
  frame.tabIndex = -1;
  // Browsers print nothing of a frame that is not displayed.
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0';
  const html = kind === 'resume' ? resumeHtml(content) : letterHtml(content);
  frame.srcdoc = (policy?.createHTML(html) ?? html) as string;
  frame.addEventListener('load', () => {
    const page = frame.contentWindow;
    page?.addEventListener('afterprint', () => frame.remove());
    page?.print();
  });
  document.body.append(frame);
}

import layoutDocument from '@react-pdf/layout';
import drawDocument from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { type LayoutNode, markedPages } from './mark-nodes.ts';
import type { PdfContext } from './pdf-context.ts';
import { Structure } from './structure.ts';
import { descriptionXml } from './xmp.ts';

type Layout = (document: unknown, fonts: unknown) => Promise<LayoutNode>;
type Draw = (context: PdfContext, document: LayoutNode) => void;

function bytesOf(context: PdfContext): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    context.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    context.on('error', reject);
    context.on('end', () =>
      new Blob(chunks).arrayBuffer().then((all) => resolve(new Uint8Array(all)), reject),
    );
  });
}

/** How many layouts are in progress; they share what is lent to them. */
let layouts = 0;
const NO_BUFFER = { isBuffer: () => false };

/** @react-pdf asks Node's `Buffer`, which pages do not have, whether a picture is one; without it there is a warning for each. */
async function withBuffer<T>(act: () => Promise<T>): Promise<T> {
  const scope = globalThis as { Buffer?: unknown };
  scope.Buffer ??= NO_BUFFER;
  layouts += 1;
  try {
    return await act();
  } finally {
    layouts -= 1;
    if (layouts === 0 && scope.Buffer === NO_BUFFER) delete scope.Buffer;
  }
}

/** A PDF and how many pages it has. */
export interface RenderedPdf {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
}

/**
 * Makes the PDF of a document with its structure in it: which text is a heading, a list, a link, and in which order all is
 * read. Takes the three steps of @react-pdf one by one, as the library marks nothing between its layout and its drawing.
 */
export async function renderPdf(element: ReactElement<DocumentProps>): Promise<RenderedPdf> {
  const { container } = pdf(element);
  const { title = '', author = '', creator = '', language }: DocumentProps = container.document.props;
  const layout = await withBuffer(() => (layoutDocument as unknown as Layout)(container.document, Font));
  const info = {
    Title: title,
    Author: author,
    Creator: creator,
    Producer: 'Dryrun',
    CreationDate: new Date(),
  };
  const context = new PDFDocument({
    // The first version with marks for such structure as screen readers use it.
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info,
  });
  context._addInfo = () => context.appendXML(descriptionXml(info));
  const pages = layout.children ?? [];
  const written = bytesOf(context);
  (drawDocument as unknown as Draw)(context, {
    ...layout,
    children: markedPages(pages, new Structure(context)),
  });
  return { bytes: await written, pages: pages.length };
}

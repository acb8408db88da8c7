import { openPdf } from '#resume/pdf/open.ts';

/** A text of a document by what its structure says it is; a text that is broken over pages comes in parts. */
export interface TaggedText {
  role: string;
  text: string;
  /** Active areas in it. */
  links: number;
}

interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  children?: StructureNode[];
}

interface MarkedItem {
  type?: string;
  id?: string;
  tag?: string;
  str?: string;
}

/** The text of each mark of a page, and what stands in none of them. */
function byMark(items: readonly MarkedItem[]): { texts: Map<string, string>; outside: string } {
  const texts = new Map<string, string>();
  const open: string[] = [];
  let outside = '';
  for (const { type, id, tag = '', str = '' } of items) {
    if (type?.startsWith('begin')) open.push(id ?? tag);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const mark = open.at(-1);
      if (mark === undefined) outside += str.trim();
      else texts.set(mark, (texts.get(mark) ?? '') + str);
    }
  }
  return { texts, outside };
}

function flatten({ role = '', children = [] }: StructureNode, texts: Map<string, string>): TaggedText[] {
  const own = children.filter(({ type }) => type === 'content').map(({ id = '' }) => texts.get(id) ?? '');
  const links = children.filter(({ type }) => type === 'annotation').length;
  const inner = children.filter((child) => child.role).flatMap((child) => flatten(child, texts));
  return own.length > 0 ? [{ role, text: own.join('').trim(), links }, ...inner] : inner;
}

/** What a screen reader finds in a PDF. */
export async function structureOf(data: Uint8Array): Promise<{ tagged: TaggedText[]; outside: string }> {
  const pdf = await openPdf(data);
  const tagged: TaggedText[] = [];
  let outside = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks = byMark(items as MarkedItem[]);
    outside += marks.outside;
    tagged.push(...flatten((await page.getStructTree()) as StructureNode, marks.texts));
  }
  await pdf.loadingTask.destroy();
  return { tagged, outside };
}

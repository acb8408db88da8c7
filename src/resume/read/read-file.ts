import type { ReadAnswer } from './answer.ts';
import { decodeText } from './decode-text.ts';
import { counted } from './files/build.ts';
import { DOCUMENT, readDocx } from './files/docx.ts';
import { readEuropass } from './files/europass/europass.ts';
import { readHtml } from './files/html.ts';
import { fromLinkedIn, linkedInFile } from './files/linkedin.ts';
import { linesOfParagraphs } from './files/paragraphs.ts';
import { type ZipEntry, ZipError, zipEntries } from './files/unzip.ts';
import { XmlError } from './files/xml.ts';
import { fileProblem, isZip, textProblem } from './problems.ts';
import { readJson } from './read-json.ts';
import { readLines } from './read-resume.ts';
import { readText } from './read-text.ts';
import { hasContent, type ReadResume } from './result.ts';

const NOTHING = 'No resume was found in this file.';

const ZIP_PROBLEMS: Record<ZipError['reason'], string> = {
  damaged: 'This file is damaged or incomplete, so it can’t be read.',
  encrypted: 'This file is encrypted. Save a copy without a password and import that.',
  'too-large': 'This file unpacks to more than 30 MB, far more than a resume. We stopped reading it.',
};

const XML_PROBLEMS: Record<XmlError['reason'], string> = {
  damaged: 'This XML file is damaged or incomplete, so it can’t be read.',
  entities: 'This XML file defines entities, which no Europass CV does, so we didn’t read it.',
};

/** A resume of more lines than this is none; what it has is still read. */
const LONG_LINES = 600;

const answerWith = (read: ReadResume, lines = 0): ReadAnswer => {
  if (!hasContent(read)) return { ok: false, problem: NOTHING };
  const notes = counted(
    Number(lines > LONG_LINES),
    `This document has ${lines} lines, much longer than a resume. Check what you import.`,
    '',
  );
  return { ok: true, read: notes.length > 0 ? { ...read, notes: [...(read.notes ?? []), ...notes] } : read };
};

async function readLinkedIn(entries: readonly ZipEntry[]): Promise<ReadAnswer> {
  const texts = new Map<Exclude<ReturnType<typeof linkedInFile>, undefined>, string>();
  for (const { name, bytes } of entries) {
    const file = linkedInFile(name);
    if (file && !texts.has(file)) texts.set(file, decodeText(await bytes()));
  }
  return answerWith(fromLinkedIn(texts));
}

async function readZip(bytes: Uint8Array): Promise<ReadAnswer> {
  const entries = zipEntries(bytes);
  if (entries.some(({ name }) => name === DOCUMENT)) {
    const { paragraphs, links } = await readDocx(entries);
    const lines = linesOfParagraphs(paragraphs);
    return answerWith(readLines(lines, links), lines.length);
  }
  if (entries.some(({ name }) => linkedInFile(name))) return readLinkedIn(entries);
  return {
    ok: false,
    problem: 'This ZIP file contains neither a Word document (DOCX) nor a LinkedIn data export.',
  };
}

function readXml(text: string): ReadAnswer {
  const read = readEuropass(text);
  return read
    ? answerWith(read)
    : { ok: false, problem: 'This XML file isn’t a Europass CV, the only kind of XML we can read.' };
}

async function readKnown(name: string, bytes: Uint8Array): Promise<ReadAnswer> {
  if (isZip(bytes)) return readZip(bytes);
  if (/\.(?:docx|zip)$/i.test(name)) return { ok: false, problem: ZIP_PROBLEMS.damaged };
  const problem = textProblem(bytes, bytes.length);
  if (problem) return { ok: false, problem };
  const text = decodeText(bytes);
  const file = linkedInFile(name);
  if (/\.json$/i.test(name)) return readJson(text);
  if (file) return answerWith(fromLinkedIn(new Map([[file, text]])));
  if (/\.html?$/i.test(name) || /^\s*<(?:!doctype html|html)\b/i.test(text)) {
    const { paragraphs, links } = readHtml(text);
    const lines = linesOfParagraphs(paragraphs);
    return answerWith(readLines(lines, links), lines.length);
  }
  if (/\.xml$/i.test(name) || /^\s*<\?xml\b/.test(text)) return readXml(text);
  return readText(bytes);
}

/**
 * Reads any file but a PDF: Word, HTML, JSON of several tools, Europass XML, a LinkedIn export, Markdown and text. What a file is shows
 * in its content first, then in its name. Anything that goes wrong is a message.
 */
export async function readFile(name: string, bytes: Uint8Array): Promise<ReadAnswer> {
  const problem = fileProblem(bytes, bytes.length);
  if (problem) return { ok: false, problem };
  try {
    return await readKnown(name, bytes);
  } catch (error) {
    if (error instanceof ZipError) return { ok: false, problem: ZIP_PROBLEMS[error.reason] };
    if (error instanceof XmlError) return { ok: false, problem: XML_PROBLEMS[error.reason] };
    return { ok: false, problem: 'Couldn’t read the file.' };
  }
}

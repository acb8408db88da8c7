import type { ResumeContent } from '../model.ts';
import { readFile } from '../read/read-file.ts';
import { readToContent } from '../read/result.ts';

export const encode = (text: string) => new TextEncoder().encode(text);

/** What a file of this name comes to. */
export async function read(
  name: string,
  file: Uint8Array | string,
): Promise<ResumeContent & { notes: string[] }> {
  const answer = await readFile(name, typeof file === 'string' ? encode(file) : file);
  if (!answer.ok) throw new Error(answer.problem);
  return { ...readToContent(answer.read), notes: answer.read.notes ?? [] };
}

/** What is wrong with a file, or `read`. */
export async function problem(name: string, file: Uint8Array | string): Promise<string> {
  const answer = await readFile(name, typeof file === 'string' ? encode(file) : file);
  return answer.ok ? 'read' : answer.problem;
}

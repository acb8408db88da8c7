import type { FileError } from 'react-dropzone';

/** Endings a resume file may have. */
export const ENDINGS = ['.pdf', '.txt', '.md', '.markdown'];

/** Types as a file dialog wants them. */
export const ACCEPT = {
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md', '.markdown'],
};

const WRONG_TYPE = 'file-invalid-type';

interface Limits {
  minSize: number;
  maxSize: number;
}

const bytes = (count: number): string => `${count} bytes`;

/** A file is told by its ending: a browser's idea of its type differs from system to system. */
export const checkEnding = ({ name }: { name: string }): FileError | null =>
  ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
    ? null
    : { code: WRONG_TYPE, message: WRONG_TYPE };

/**
 * The specification's message for each reason to refuse a file, each once.
 * @param endings that it may have
 */
export function dropMessages(
  errors: readonly FileError[],
  { minSize, maxSize }: Limits,
  endings: readonly string[] = ENDINGS,
): string[] {
  const messages: Record<string, string> = {
    [WRONG_TYPE]: `File type must be ${endings.join(', ')}`,
    'file-too-large': `File is larger than ${bytes(maxSize)}`,
    'file-too-small': `File is smaller than ${bytes(minSize)}`,
    'too-many-files': 'Too many files',
  };
  return [...new Set(errors.map(({ code, message }) => messages[code] ?? message))];
}

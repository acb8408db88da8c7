/** A title as the name of a file, without characters that some systems refuse. */
export function fileName(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'resume'}.${ending}`;
}

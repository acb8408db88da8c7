/** Hands `blob` to the user as a file named `name`. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Hands `text` to the user as a file named `name`. */
export const downloadText = (name: string, text: string, type: string): void =>
  downloadBlob(name, new Blob([text], { type }));

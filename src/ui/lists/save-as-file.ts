/** Safari on iOS reads a download only after the user has agreed to it; until then it is kept (ms). */
const KEPT_FOR_MS = 60_000;

/** Offers a text to the browser as a download. The text keeps the BOM it was sent with. */
export function saveAsFile(text: string, fileName: string): void {
  saveBlob(new Blob([text], { type: 'text/csv' }), fileName);
}

/** Offers a file to the browser as a download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

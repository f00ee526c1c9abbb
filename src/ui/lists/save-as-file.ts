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
  URL.revokeObjectURL(url);
}

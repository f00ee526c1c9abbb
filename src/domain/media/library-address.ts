const MAX_CHARACTERS = 2000;

/**
 * Whether a text is the address of a stored picture on this host, as product files contain it:
 * `/media/med_3k9d/0f2c9a1b.webp`.
 */
export function isLibraryAddress(text: string): boolean {
  return text.length <= MAX_CHARACTERS && /^\/media\/[\w.-]+(?:\/[\w.-]+)*$/.test(text);
}

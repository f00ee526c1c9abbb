/**
 * Names of PDF that make a document act: scripts, programs, embedded files, media, forms that are sent
 * (ISO 32000-1, 12.6 and 7.11.4). Every script needs the first one, whatever calls it.
 */
const ACTIVE_NAMES: ReadonlySet<string> = new Set([
  'JavaScript',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'ImportData',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'XFA',
]);

/** A name ends at a delimiter or a blank (ISO 32000-1, 7.2.2). */
const NAME = /\/([^\s\0()<>[\]{}/%]+)/g;
const ESCAPED = /#([0-9A-Fa-f]{2})/g;

/**
 * Whether the objects of a PDF document name something that acts. Letters of names may be written as
 * `#4A`.
 * @param objects bytes as Latin-1 text; compressed streams once more, decompressed
 */
export function hasActiveNames(objects: string): boolean {
  for (const [, written = ''] of objects.matchAll(NAME)) {
    const name = written.replace(ESCAPED, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (ACTIVE_NAMES.has(name)) return true;
  }
  return false;
}

/** A document that only a password opens: nothing in it can be judged. */
export function isEncrypted(objects: string): boolean {
  return /\/Encrypt[\s[<\d]/.test(objects);
}

/** The end of an archive; programs look for it from the end of a file. */
const ARCHIVE_ENDS = ['PK\u0005\u0006', 'PK\u0006\u0006'];
/** Bytes at the end of an archive, with the longest comment. */
const ARCHIVE_TAIL = 65_600;
/** Marks of pages and programs where browsers look for them, in the first bytes. */
const PAGE = /<!doctype|<(?:html|head|body|script|svg|iframe|\?php)/i;
const PAGE_HEAD = 1024;

/** Whether a PDF document is something else too, for a program that reads the same bytes as such. */
export function isPolyglot(bytes: string): boolean {
  const tail = bytes.slice(-ARCHIVE_TAIL);
  return ARCHIVE_ENDS.some((end) => tail.includes(end)) || PAGE.test(bytes.slice(0, PAGE_HEAD));
}

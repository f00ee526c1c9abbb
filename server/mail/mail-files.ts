import { buffer } from 'node:stream/consumers';
import type { MailFile } from '../ports/mailer.port';
import type { MediaStorage } from '../ports/media-storage.port';

/** A stored file that a queued mail names. */
export interface NamedFile {
  readonly fileName: string;
  readonly mimeType: string;
  readonly storageKey: string;
}

/** Files as a queued mail keeps them. */
export function namedFiles(files: readonly NamedFile[]): string {
  return JSON.stringify(
    files.map(({ fileName, mimeType, storageKey }) => ({ fileName, mimeType, storageKey })),
  );
}

/**
 * Reads the files of a queued mail.
 * @throws Error if one is missing: the mail must not leave without it
 */
export async function readMailFiles(
  storage: MediaStorage,
  data: Readonly<Record<string, string>>,
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  // Queued by `namedFiles`.
  const named = JSON.parse(data['files'] || '[]') as readonly NamedFile[];
  for (const { fileName, mimeType, storageKey } of named) {
    const stored = await storage.find(storageKey);
    if (!stored) throw new Error(`The file ${storageKey} of a mail is missing.`);
    files.push({ fileName, mimeType, content: await buffer(await stored.open()) });
  }
  return files;
}

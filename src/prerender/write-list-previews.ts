import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEWS_PATH } from '#domain/public-urls/document-requests';
import { WEB_FOLDER } from './build-folders';
import { type PreviewMarkup, previewTemplate } from './preview-template';

const HASH_LENGTH = 10;

/**
 * Writes the lists that are shown before the app has come
 * (docs/decisions/0055-lists-are-shown-before-the-app.md), one file for each language, role and
 * width.
 * @returns the addresses by the names of the pages, with `:language`, `:role` and `:width`
 */
export function writeListPreviews(previews: readonly PreviewMarkup[]): Record<string, string> {
  const files = previews.map((preview) => ({
    preview,
    text: JSON.stringify(previewTemplate(preview)),
  }));
  // One hash for all: the documents name one address for each list.
  const hash = createHash('sha256');
  for (const { text } of files) hash.update(text);
  const version = hash.digest('hex').slice(0, HASH_LENGTH);
  mkdirSync(join(WEB_FOLDER, PREVIEWS_PATH), { recursive: true });
  for (const { preview, text } of files) {
    const { name, language, role, width } = preview;
    const file = `${name}.${language}.${role}.${width}.${version}.json`;
    writeFileSync(join(WEB_FOLDER, PREVIEWS_PATH, file), text);
  }
  return Object.fromEntries(
    previews.map(({ name }) => [
      name,
      `${PREVIEWS_PATH}${name}.:language.:role.:width.${version}.json`,
    ]),
  );
}

/** The version of the texts, which is in their addresses: a cache may keep a text for ever. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/project.mjs';

const locales = join(root, 'public/locales');

/** @returns eight hexadecimal digits that change when any text changes */
export function textsVersion(): string {
  const files = readdirSync(locales, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(locales.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

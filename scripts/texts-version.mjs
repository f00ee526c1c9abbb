/** The version of the texts, which is in their addresses: a cache may keep a text for ever. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const locales = join(root, 'public/locales');

/** @returns {string} eight hexadecimal digits that change when any text changes */
export function textsVersion() {
  const files = readdirSync(locales, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(locales.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Tells the server which version it has: server/http/static-files.ts. */
export function writeTextsVersion() {
  const folder = join(root, 'dist/web/locales');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ version: textsVersion() }));
}

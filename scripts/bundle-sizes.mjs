/** Weights of the production build's files: gzip, in bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandError, root } from './project.mjs';

/** Which imports request which files, as the build recorded it for one of its documents. */
export function readBundleContents(file) {
  const path = join(root, 'dist', file);
  if (!existsSync(path)) throw new CommandError('There is no build to weigh: run npm run build.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Scripts in a document that are not part of a bundle. */
export function scriptsInDocument(document) {
  const page = readFileSync(join(root, 'dist/web', document), 'utf8');
  return [...page.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file);
}

export function gzipSizes(files) {
  return files
    .map((file) => ({ file, weight: gzipSync(readFileSync(join(root, 'dist/web', file))).length }))
    .sort((one, other) => other.weight - one.weight);
}

export function formatKilobytes(bytes) {
  return (bytes / 1000).toFixed(1).padStart(8);
}

export function scriptFiles(files) {
  return new Set([...files].filter((file) => file.endsWith('.js')));
}

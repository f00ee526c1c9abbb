/** Weights of files of the production build: gzip, in bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandError, root } from './project.mjs';

/** Who asks for which files, as the build wrote it down for one of its documents. */
export function readBundleContents(file) {
  const path = join(root, 'dist', file);
  if (!existsSync(path)) throw new CommandError('There is no build to weigh: run npm run build.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Scripts that stand in a document without being part of a bundle. */
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

export const scriptFiles = (files) => new Set([...files].filter((file) => file.endsWith('.js')));

/** Weights of the production build's files: gzip, in bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandError, root } from './project.mjs';

/** Files that are loaded together, and the imports that request them. */
export interface BundleGroup {
  readonly initial: boolean;
  readonly requests: readonly string[];
  readonly files: readonly string[];
  readonly modules: readonly string[];
}

/** Which imports request which files, as the build recorded it for one of its documents. */
export function readBundleContents(file: string): BundleGroup[] {
  const path = join(root, 'dist', file);
  if (!existsSync(path)) throw new CommandError('There is no build to weigh: run npm run build.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Scripts in a document that are not part of a bundle. */
export function scriptsInDocument(document: string): string[] {
  const page = readFileSync(join(root, 'dist/web', document), 'utf8');
  return [...page.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
}

/** The heaviest first. */
export function gzipSizes(files: readonly string[]): { file: string; weight: number }[] {
  return files
    .map((file) => ({ file, weight: gzipSync(readFileSync(join(root, 'dist/web', file))).length }))
    .sort((one, other) => other.weight - one.weight);
}

export function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

export function scriptFiles(files: readonly string[]): Set<string> {
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/**
 * Prints what scripts weigh together.
 * @param subject whose scripts they are: "of the checkout", "that the orders add"
 * @param limit kB
 * @returns the sentence of an excess, or nothing
 */
export function scriptsOverLimit(
  subject: string,
  files: Iterable<string>,
  limit: number,
): string[] {
  const total = gzipSizes([...files]).reduce((sum, { weight }) => sum + weight, 0);
  const kilobytes = formatKilobytes(total);
  console.log(`  ${kilobytes} kB  JavaScript ${subject} (at most ${limit})`);
  if (total <= limit * 1000) return [];
  return [`The JavaScript ${subject} weighs ${kilobytes.trim()} kB, more than ${limit} kB.`];
}

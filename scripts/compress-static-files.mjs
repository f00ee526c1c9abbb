/**
 * Writes the compressed copies of the built files next to them, once: `.br` for browsers, `.gz` for
 * everything else. The server sends them as they are (server/http/static-files.ts). Documents are
 * templates, which the server fills in for each answer, so they have no copies.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './project.mjs';

/** Formats that are not compressed themselves. */
const TEXTS = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** Below this size (bytes), a file fits into one packet as it is. */
const MIN_SIZE = 1_024;

const ENCODINGS = [
  { extension: '.br', compress: promisify(brotliCompress), options: brotliOptions },
  { extension: '.gz', compress: promisify(gzip), options: () => ({ level: 9 }) },
];

function brotliOptions(size) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

/** @param {string} folder absolute; every file below it that is a text gets its copies */
async function compressStaticFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  for (const { extension, compress, options } of ENCODINGS) {
    await writeFile(`${file}${extension}`, await compress(content, options(content.length)));
  }
}

await compressStaticFiles(join(root, 'dist/web'));

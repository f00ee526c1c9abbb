import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { ServerConfig } from '@rsbuild/core';

/** The folders of this working copy that the developers' tool reads, by address prefix. */
const FOLDERS: Readonly<Record<string, string>> = {
  '/dev/files/qa/': 'test-results/qa',
  '/dev/files/machines/': 'docs/machines',
};
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.html': 'text/html; charset=utf-8',
};

/** The file of an address, if it is in a folder of the tool. */
function fileOf(address: string): string | null {
  const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  const found = Object.entries(FOLDERS).find(([beginning]) => path.startsWith(beginning));
  if (!found) return null;
  const folder = resolve(found[1]);
  const file = resolve(folder, path.slice(found[0].length));
  return file.startsWith(folder + sep) ? file : null;
}

/**
 * Serves the last report of `npm run qa` and the documents of the machines, on the development
 * server only.
 */
export const developmentFiles: NonNullable<ServerConfig['setup']> = (context) => {
  if (context.action !== 'dev') return;
  context.server.middlewares.use((request, response, next) => {
    const file = request.url?.startsWith('/dev/files/') ? fileOf(request.url) : undefined;
    if (file === undefined) return next();
    readFile(file ?? '').then(
      (contents) => {
        response.setHeader(
          'Content-Type',
          TYPES[extname(file ?? '')] ?? 'application/octet-stream',
        );
        response.end(contents);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
};

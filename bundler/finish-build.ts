/**
 * What happens to dist/web after the bundler and the prerendering: its source maps are moved away, its
 * service worker gets the list of files, and its texts get compressed copies.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../scripts/project.mjs';
import { textsVersion } from './texts-version';

const web = join(root, 'dist/web');

/**
 * Moves the source maps from dist/web, which the server sends to everybody, to dist/source-maps, which
 * only the server reads: it finds the places of reported errors in the sources. The sources themselves
 * are left out of the maps.
 */
function moveSourceMaps(): void {
  const target = join(root, 'dist/source-maps');
  rmSync(target, { recursive: true, force: true });
  for (const name of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(join(web, name), 'utf8'));
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), JSON.stringify(map));
    rmSync(join(web, name));
  }
}

/** What the build recorded of one import (dist/contents.json). */
interface BundleGroup {
  readonly initial: boolean;
  readonly requests: readonly string[];
  readonly files: readonly string[];
}

/** The imports whose files the frame of the portal needs. */
const FRAME = /(?:shell\/shell|signed-in-routes|connection-banner)$/;

function filesOfFrame(): string[] {
  const groups: BundleGroup[] = JSON.parse(readFileSync(join(root, 'dist/contents.json'), 'utf8'));
  const needed = groups.filter(
    ({ initial, requests }) => initial || requests.some((request) => FRAME.test(request)),
  );
  // The document contains its stylesheet.
  const isApart = (file: string) => !/\.(?:html|css)$/.test(file);
  return [...new Set(needed.flatMap(({ files }) => files))].filter(isApart);
}

/** Files of the portal only: the public pages are not in the scope of the worker. */
function hashedFiles(): string[] {
  return readdirSync(join(web, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length).replaceAll('\\', '/'))
    .filter((path) => !/^\/static\/(?:public-app|prerendered)\//.test(path))
    .sort();
}

/** The script whose name changes with every change of the portal's code. */
function appScriptOf(html: string): string {
  const [, appScript] = /<script type="module" src="(\/static\/js\/index\.[^"]+)"/.exec(html) ?? [];
  if (!appScript) throw new Error('index.html does not name the script of the app.');
  return appScript;
}

function fixedName(path: string): { url: string; revision: string } {
  const content = readFileSync(join(web, path));
  return { url: path, revision: createHash('sha256').update(content).digest('hex').slice(0, 8) };
}

/**
 * Puts the list of this release's files above the script of the portal's service worker
 * (src/infrastructure/service-worker/portal-files.ts), which differs with every release therefore.
 */
function writePortalWorker(): void {
  const files = {
    app: appScriptOf(readFileSync(join(web, 'index.html'), 'utf8')),
    texts: textsVersion(),
    first: [
      fixedName('/portal-boot.js'),
      ...filesOfFrame().map((file) => ({ url: `/${file}`, revision: null })),
    ],
    hashed: hashedFiles(),
  };
  const worker = join(web, 'portal-worker.js');
  const script = readFileSync(worker, 'utf8');
  writeFileSync(worker, `self.portalFiles=${JSON.stringify(files)};\n${script}`);
}

/** Formats that are not compressed themselves. */
const TEXTS = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** Below this size (bytes), a file fits into one packet as it is. */
const MIN_SIZE = 1_024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const ENCODINGS: readonly { extension: string; compress: (content: Buffer) => Promise<Buffer> }[] =
  [
    {
      extension: '.br',
      compress: (content) =>
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
    },
    { extension: '.gz', compress: (content) => gzipped(content, { level: 9 }) },
  ];

/**
 * Writes the compressed copies of the built files next to them, once: `.br` for browsers, `.gz` for
 * everything else. The server sends them as they are (server/http/static-files.ts). Documents are
 * templates, which the server fills in for each answer, so they have no copies.
 */
async function compressStaticFiles(): Promise<void> {
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_SIZE) return;
  for (const { extension, compress } of ENCODINGS) {
    await writeFile(`${file}${extension}`, await compress(content));
  }
}

moveSourceMaps();
writePortalWorker();
await compressStaticFiles();

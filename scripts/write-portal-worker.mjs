/**
 * Puts the list of this release's files above the program of the portal's service worker
 * (src/infrastructure/service-worker/portal-files.ts), which differs with every release therefore.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { textsVersion } from './texts-version.mjs';

const web = join(root, 'dist/web');
const worker = join(web, 'portal-worker.js');

/** The imports whose files the frame of the portal needs. */
const FRAME = /(?:shell\/shell|signed-in-routes|connection-banner)$/;

function filesOfFrame() {
  const groups = JSON.parse(readFileSync(join(root, 'dist/contents.json'), 'utf8'));
  const needed = groups.filter(
    ({ initial, requests }) => initial || requests.some((request) => FRAME.test(request)),
  );
  // The document contains its stylesheet.
  const isApart = (file) => !/\.(?:html|css)$/.test(file);
  return [...new Set(needed.flatMap(({ files }) => files))].filter(isApart);
}

/** Files of the portal only: the public pages are not in the scope of the worker. */
function hashedFiles() {
  return readdirSync(join(web, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length).replaceAll('\\', '/'))
    .filter((path) => !/^\/static\/(?:public-app|prerendered)\//.test(path))
    .sort();
}

/** The script whose name changes with every change of the portal's code. */
function programOf(html) {
  const [, program] = /<script type="module" src="(\/static\/js\/index\.[^"]+)"/.exec(html) ?? [];
  if (!program) throw new Error('index.html does not name the program of the portal.');
  return program;
}

function fixedName(path) {
  const content = readFileSync(join(web, path));
  return { url: path, revision: createHash('sha256').update(content).digest('hex').slice(0, 8) };
}

const files = {
  program: programOf(readFileSync(join(web, 'index.html'), 'utf8')),
  texts: textsVersion(),
  first: [
    fixedName('/portal-boot.js'),
    ...filesOfFrame().map((file) => ({ url: `/${file}`, revision: null })),
  ],
  hashed: hashedFiles(),
};
const program = readFileSync(worker, 'utf8');
writeFileSync(worker, `self.portalFiles=${JSON.stringify(files)};\n${program}`);

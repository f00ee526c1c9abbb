/**
 * Moves the source maps of the built portal from dist/web, which the server sends to everybody, to
 * dist/source-maps, which only the server reads: it finds the places of reported errors in the sources.
 * The sources themselves are left out of the maps.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';

const web = join(root, 'dist/web');
const target = join(root, 'dist/source-maps');

rmSync(target, { recursive: true, force: true });
for (const name of readdirSync(web, { recursive: true })) {
  if (!name.endsWith('.map')) continue;
  const { sourcesContent: _, ...map } = JSON.parse(readFileSync(join(web, name), 'utf8'));
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, name), JSON.stringify(map));
  rmSync(join(web, name));
}

/**
 * The packages of the lock file, with their licences and where a release has them: in the scripts of
 * browsers or in the server's bundle (which the build lists in dist/contents*.json), or installed beside.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './project.mjs';

/** Licences of code that may be in a bundle: none of them extends to the code around it. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether code under this licence may be in a bundle. An expression that mixes AND and OR is for people to
 * read.
 * @param licence SPDX expression
 */
export function isPermissive(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  const of = (word: string) => plain.split(new RegExp(` ${word} `, 'i')).map((name) => name.trim());
  const [any, all] = [of('or'), of('and')];
  if (any.length > 1 && all.length > 1) return false;
  return any.length > 1
    ? any.some((name) => PERMISSIVE.has(name))
    : all.every((name) => PERMISSIVE.has(name));
}

/** The folder of a module's package, as the lock file names it. */
function packageOf(module: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
}

/** Where a package is bundled, by its folder. */
function bundledPackages(root: string): Map<string, 'browsers' | 'server'> {
  const dist = join(root, 'dist');
  const lists = existsSync(dist)
    ? readdirSync(dist).filter((name) => /^contents.*\.json$/.test(name))
    : [];
  if (lists.length < 4) {
    throw new CommandError('The build lists what is in it: run npm run build first.');
  }
  const found = new Map<string, 'browsers' | 'server'>();
  for (const list of lists) {
    const where = list.includes('server') ? 'server' : 'browsers';
    const groups: { modules: string[] }[] = JSON.parse(readFileSync(join(dist, list), 'utf8'));
    for (const { modules } of groups) {
      for (const folder of modules.map(packageOf)) {
        if (folder && found.get(folder) !== 'browsers') found.set(folder, where);
      }
    }
  }
  return found;
}

export interface LockedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly where: 'browsers' | 'server' | 'installed' | 'development';
}

/** An entry of package-lock.json. */
interface Entry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** @param root the repository */
export function lockedPackages(root: string): LockedPackage[] {
  const bundled = bundledPackages(root);
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version, license = 'none named', dev, devOptional }]) => ({
      folder,
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      where: bundled.get(folder) ?? (dev || devOptional ? 'development' : 'installed'),
    }));
}

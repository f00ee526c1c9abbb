/**
 * Refuses a production build that contains parts of the developers' tool: its modules and packages
 * in the bundles, its strings and texts in the served files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleGroup } from './bundle-sizes';
import { root } from './project.mjs';

const MODULES =
  /(?:^|\/)src\/dev\/|node_modules\/(?:@xyflow|@statelyai|elkjs|zustand|superjson|partysocket)\//;

/**
 * The name of its channel, its addresses, and the strings by which its packages can be recognised.
 */
const WORDS = [
  'seller-portal machines',
  '/dev/machines',
  '/dev/files/',
  'react-flow',
  '@statelyai',
  'org.eclipse.elk',
];

/** A file of the tool's own texts, in case it was placed among those of the product. */
const FILES = /(?:^|[\\/])(?:locales[\\/]\w+[\\/]dev\.json|elk-worker[^\\/]*)$/;

/**
 * @param groups the contents that the build recorded
 * @returns complaints
 */
export function developmentOnly(groups: readonly BundleGroup[]): string[] {
  const bundled = groups
    .flatMap(({ modules }) => modules)
    .filter((module) => MODULES.test(module.replaceAll('\\', '/')));
  const found = [...new Set(bundled)].map((module) => `the module ${module}`);
  return [...found, ...handedOut()].map(
    (what) => `The production build holds ${what}, which belongs to the developers' tool.`,
  );
}

function handedOut(): string[] {
  const folder = join(root, 'dist/web');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (FILES.test(file)) return [`the file ${file}`];
    if (!/\.(?:js|css|html|json)$/.test(file)) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return WORDS.filter((word) => text.includes(word)).map((word) => `"${word}" in ${file}`);
  });
}

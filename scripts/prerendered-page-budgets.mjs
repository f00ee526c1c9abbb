/** Prerendered pages: the size of the files that a visitor needs to read the page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatKilobytes, gzipSizes, scriptsInDocument } from './bundle-sizes.mjs';
import { root } from './project.mjs';

/** kB of all scripts of a page, and of its HTML including styles. */
const SCRIPTS = 90;
const HTML = 30;

export function pagesOverBudget() {
  const pages = readdirSync(join(root, 'dist/web/pages')).map((name) => `pages/${name}`);
  const [heaviest] = gzipSizes(pages);
  // Pages of the portal are weighed with its program (bundle-budgets.mjs).
  const [landing] = gzipSizes(pages.filter((name) => !name.startsWith('pages/portal-')));
  const scripts = gzipSizes(scriptsInDocument(landing.file));
  const total = scripts.reduce((sum, { weight }) => sum + weight, 0);
  console.log(`  ${formatKilobytes(total)} kB  JavaScript of the landing (at most ${SCRIPTS})`);
  console.log(
    `  ${formatKilobytes(heaviest.weight)} kB  HTML of the heaviest page (at most ${HTML})`,
  );
  return [
    ...(total > SCRIPTS * 1000 ? [`The landing's JavaScript weighs over ${SCRIPTS} kB.`] : []),
    ...(heaviest.weight > HTML * 1000 ? [`${heaviest.file} weighs over ${HTML} kB.`] : []),
  ];
}

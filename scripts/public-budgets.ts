/** Public pages: which files a visitor downloads, and which they must never download. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BundleGroup,
  formatKilobytes,
  gzipSizes,
  readBundleContents,
  scriptFiles,
  scriptsInDocument,
  scriptsOverLimit,
} from './bundle-sizes';
import { root } from './project.mjs';

interface Budget {
  readonly subject: string;
  readonly page: RegExp | null;
  readonly limit: number;
}

/**
 * kB of JavaScript that a visitor needs on a public page, including the code that all of them
 * share.
 */
const budgets: readonly Budget[] = [
  { subject: 'every public page', page: null, limit: 155 },
  { subject: 'the shop', page: /\/shop-page$/, limit: 165 },
  { subject: 'a product', page: /\/product-page$/, limit: 182 },
  { subject: 'the vacancies', page: /\/vacancies-page$/, limit: 167 },
  { subject: 'a vacancy', page: /\/vacancy-page$/, limit: 200 },
  { subject: 'the application of a candidate', page: /\/application-page$/, limit: 195 },
  { subject: 'the checkout', page: /\/checkout-page$/, limit: 260 },
];

/** Code for signed-in users only: frame, lists of records, the session itself. */
const ofSignedIn =
  /src\/ui\/(?:app|appearance|menu|portal-context|lists|session|orders|products|command-palette)\/|src\/application\/session\/|create-application/;

export function publicAppOverBudget(): string[] {
  const groups = readBundleContents('contents-of-public-app.json');
  return [...budgets.flatMap((budget) => overBudget(groups, budget)), ...misplacedModules(groups)];
}

function overBudget(groups: readonly BundleGroup[], { subject, page, limit }: Budget): string[] {
  const needed = groups.filter(
    ({ initial, requests }) =>
      initial || (page !== null && requests.some((request) => page.test(request))),
  );
  const files = scriptFiles([
    ...needed.flatMap((group) => group.files),
    ...scriptsInDocument('public-app.html'),
  ]);
  return scriptsOverLimit(`of ${subject}`, files, limit);
}

function misplacedModules(groups: readonly BundleGroup[]): string[] {
  const found = groups.flatMap((group) => group.modules).find((module) => ofSignedIn.test(module));
  return found ? [`A public page loads what only sellers need: ${found}.`] : [];
}

/** Prerendered pages: kB of all scripts that a visitor needs to read the page, and of its HTML including styles. */
const PAGE_SCRIPTS = 90;
const PAGE_HTML = 30;

export function pagesOverBudget(): string[] {
  const pages = readdirSync(join(root, 'dist/web/pages')).map((name) => `pages/${name}`);
  const [heaviest] = gzipSizes(pages);
  // Pages of the portal are weighed with its app (bundle-budgets.ts).
  const [landing] = gzipSizes(pages.filter((name) => !name.startsWith('pages/portal-')));
  if (!heaviest || !landing) return ['There is no prerendered page in the build.'];
  const scripts = gzipSizes(scriptsInDocument(landing.file));
  const total = scripts.reduce((sum, { weight }) => sum + weight, 0);
  console.log(
    `  ${formatKilobytes(total)} kB  JavaScript of the landing (at most ${PAGE_SCRIPTS})`,
  );
  console.log(
    `  ${formatKilobytes(heaviest.weight)} kB  HTML of the heaviest page (at most ${PAGE_HTML})`,
  );
  return [
    ...(total > PAGE_SCRIPTS * 1000
      ? [`The landing's JavaScript weighs over ${PAGE_SCRIPTS} kB.`]
      : []),
    ...(heaviest.weight > PAGE_HTML * 1000
      ? [`${heaviest.file} weighs over ${PAGE_HTML} kB.`]
      : []),
  ];
}

/**
 * Public pages with a script: which files a visitor downloads, and which they must never download.
 */
import {
  formatKilobytes,
  gzipSizes,
  readBundleContents,
  scriptFiles,
  scriptsInDocument,
} from './bundle-sizes.mjs';

/**
 * kB of JavaScript that a visitor needs on a public page, including the code that all of them
 * share.
 */
const budgets = [
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

export function publicAppOverBudget() {
  const groups = readBundleContents('contents-of-public-app.json');
  return [...budgets.flatMap((budget) => overBudget(groups, budget)), ...misplacedModules(groups)];
}

function overBudget(groups, { subject, page, limit }) {
  const needed = groups.filter(
    ({ initial, requests }) =>
      initial || (page !== null && requests.some((request) => page.test(request))),
  );
  const files = scriptFiles([
    ...needed.flatMap((group) => group.files),
    ...scriptsInDocument('public-app.html'),
  ]);
  const total = gzipSizes([...files]).reduce((sum, { weight }) => sum + weight, 0);
  console.log(`  ${formatKilobytes(total)} kB  JavaScript of ${subject} (at most ${limit})`);
  const excess = `The JavaScript of ${subject} weighs ${formatKilobytes(total).trim()} kB, more than ${limit} kB.`;
  return total > limit * 1000 ? [excess] : [];
}

function misplacedModules(groups) {
  const found = groups.flatMap((group) => group.modules).find((module) => ofSignedIn.test(module));
  return found ? [`A public page loads what only sellers need: ${found}.`] : [];
}

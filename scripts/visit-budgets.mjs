/** The public pages that need a program: what a visitor fetches, and what he must never fetch. */
import { contentsOf, kilobytes, namedBy, scripts, weighed } from './weights.mjs';

/** kB that each public page may add to what all of them need. */
const budgets = [{ subject: 'every public page', page: null, limit: 155 }];

/** What stands behind the session: frame, lists of records, the session itself. */
const ofSignedIn =
  /src\/ui\/(?:app\/(?:shell|routes|session-gate)|lists|session|orders|products|palette)\/|src\/application\/session\/|create-application/;

export function overweightVisits() {
  const groups = contentsOf('contents-of-visits.json');
  return [...budgets.flatMap((budget) => overweight(groups, budget)), ...misplaced(groups)];
}

function overweight(groups, { subject, page, limit }) {
  const needed = groups.filter(
    ({ initial, requests }) =>
      initial || (page !== null && requests.some((request) => page.test(request))),
  );
  const files = scripts([...needed.flatMap((group) => group.files), ...namedBy('visit.html')]);
  const total = weighed([...files]).reduce((sum, { weight }) => sum + weight, 0);
  console.log(`  ${kilobytes(total)} kB  JavaScript of ${subject} (at most ${limit})`);
  const excess = `The JavaScript of ${subject} weighs ${kilobytes(total).trim()} kB, more than ${limit} kB.`;
  return total > limit * 1000 ? [excess] : [];
}

function misplaced(groups) {
  const found = groups.flatMap((group) => group.modules).find((module) => ofSignedIn.test(module));
  return found ? [`A public page loads what only sellers need: ${found}.`] : [];
}

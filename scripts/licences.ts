/**
 * `npm run licences`: the licences of all packages of the lock file, and where a release has them. It fails
 * if code under a licence that extends to ours, or that we do not know, is in a bundle. `--check` prints
 * only that; the build ends with it.
 */
import { resolve } from 'node:path';
import { CommandError, root, runCommand } from './project.mjs';
import { isPermissive, type LockedPackage, lockedPackages } from './shipped-packages';

const ROOT = process.argv.find((one, at) => at > 1 && !one.startsWith('--'));

await runCommand(() => {
  const packages = lockedPackages(ROOT ? resolve(ROOT) : root);
  const nameOf = ({ name, version }: LockedPackage) => `${name}@${version}`;
  if (!process.argv.includes('--check')) {
    for (const [licence, users] of [...grouped(packages)].sort(
      ([, one], [, other]) => other.length - one.length,
    )) {
      console.log(`\n${licence} (${users.length})`);
      for (const where of ['browsers', 'server', 'installed', 'development']) {
        const here = users.filter((user) => user.where === where).map(nameOf);
        const names = [...new Set(here)].sort((one, other) => one.localeCompare(other));
        if (names.length > 0) console.log(`  ${where}: ${names.join(', ')}`);
      }
    }
  }
  const refused = packages.filter(
    ({ licence, where }) => ['browsers', 'server'].includes(where) && !isPermissive(licence),
  );
  if (refused.length > 0) {
    const list = refused.map((one) => `${nameOf(one)} (${one.licence}, in ${one.where})`);
    throw new CommandError(`These packages may not be in a bundle: ${list.join(', ')}.`);
  }
});

/** Packages by licence; Node.js 20 has no Map.groupBy. */
function grouped(packages: readonly LockedPackage[]): Map<string, LockedPackage[]> {
  const groups = new Map<string, LockedPackage[]>();
  for (const one of packages) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one]);
  return groups;
}

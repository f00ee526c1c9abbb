/**
 * Runs before `npm pack`: builds if the sources changed, and adds the lock file under the name that an
 * installed package may have, so that a release installs exactly the packages that it was tested with.
 * `scripts/postpack.mjs` removes it: npm would prefer it to package-lock.json.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root, runCommand } from './project.mjs';

await runCommand(() => {
  ensureBuilt();
  copyFileSync(join(root, 'package-lock.json'), join(root, 'npm-shrinkwrap.json'));
});

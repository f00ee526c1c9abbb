/**
 * Before `npm pack`, `--before`: builds if the sources changed, and adds the lock file under the name that
 * an installed package may have, so that a release installs exactly the packages that it was tested with.
 * After it, `--after`: removes that copy, which npm would prefer to package-lock.json.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root, runCommand } from './project.mjs';

const copy = join(root, 'npm-shrinkwrap.json');

await runCommand(() => {
  if (process.argv.includes('--after')) return rmSync(copy, { force: true });
  ensureBuilt();
  copyFileSync(join(root, 'package-lock.json'), copy);
});

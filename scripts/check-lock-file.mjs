/**
 * Refuses a lock file with packages without version or checksum. npm writes such entries for
 * programs of other platforms when its registry does not offer them. `npm ci` accepts them while
 * the registry withholds them, and refuses the whole file once it offers them. A parameter names
 * another file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runCommand } from './project.mjs';

await runCommand(() => {
  const file = process.argv[2] ?? join(root, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const known = Object.entries(packages).filter(
    // A package bundled in another one is covered by that package's checksum.
    ([path, { version, integrity, inBundle }]) =>
      path !== '' && !(version && (integrity || inBundle)),
  );
  if (known.length > 0) {
    const names = known.map(([path]) => path).join('\n');
    throw new CommandError(
      `Without version or checksum in the lock file (npm run lock writes it anew):\n${names}`,
    );
  }
});

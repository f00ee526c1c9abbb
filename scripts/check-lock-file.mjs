/**
 * Refuses a lock file with packages that npm knew by name alone when it wrote them, since its registry did not
 * give them: programs of other platforms, without version or checksum. `npm ci` bears them as long as the registry
 * still keeps them back, and refuses the whole file once it gives them. A parameter names another file than ours.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runCommand } from './project.mjs';

await runCommand(() => {
  const file = process.argv[2] ?? join(root, 'package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const known = Object.entries(packages).filter(
    // What another package brings along has that one's checksum.
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

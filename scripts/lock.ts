/**
 * `npm run lock`: regenerates package-lock.json in a folder without other files. Some versions of
 * npm omit programs of other platforms when they find this platform's installation, and `npm ci`
 * then refuses the lock file. `--check [file]` only refuses an incomplete lock file.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, root, runCommand } from './project.mjs';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
}

/**
 * Refuses a lock file with packages without version or checksum. npm writes such entries for
 * programs of other platforms when its registry does not offer them. `npm ci` accepts them while
 * the registry withholds them, and refuses the whole file once it offers them.
 */
function refuseIncomplete(file: string): void {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
  const incomplete = Object.entries(packages).filter(
    // A package bundled in another one is covered by that package's checksum.
    ([path, { version, integrity, inBundle }]) =>
      path !== '' && !(version && (integrity || inBundle)),
  );
  if (incomplete.length > 0) {
    const names = incomplete.map(([path]) => path).join('\n');
    throw new CommandError(
      `Without version or checksum in the lock file (npm run lock writes it anew):\n${names}`,
    );
  }
}

function writeLockFile(): void {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const run = (program: string, ...parameters: string[]) => {
    const shell = process.platform === 'win32';
    const { status } = spawnSync(program, parameters, { cwd: folder, stdio: 'inherit', shell });
    if (status !== 0) throw new CommandError('No lock file was written: see above.');
  };
  try {
    for (const file of ['package.json', '.npmrc'])
      copyFileSync(join(root, file), join(folder, file));
    run('npx', '-y', packageManager, 'install', '--package-lock-only', '--ignore-scripts');
    run('npm', 'ci', '--dry-run', '--ignore-scripts');
    refuseIncomplete(join(folder, 'package-lock.json'));
    copyFileSync(join(folder, 'package-lock.json'), join(root, 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand(() => {
  const [option, file = join(root, 'package-lock.json')] = process.argv.slice(2);
  if (option === '--check') refuseIncomplete(file);
  else writeLockFile();
});

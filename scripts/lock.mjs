/**
 * `npm run lock`: regenerates package-lock.json in a folder without other files. Some versions of
 * npm omit programs of other platforms when they find this platform's installation, and `npm ci`
 * then refuses the lock file.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, root, runCommand } from './project.mjs';

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const writer = ['npx', '-y', packageManager, 'install', '--package-lock-only', '--ignore-scripts'];
const verifiers = [
  ['npm', 'ci', '--dry-run', '--ignore-scripts'],
  [process.execPath, join(root, 'scripts/check-lock-file.mjs'), 'package-lock.json'],
];

await runCommand(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    for (const file of ['package.json', '.npmrc'])
      copyFileSync(join(root, file), join(folder, file));
    for (const [program, ...parameters] of [writer, ...verifiers]) {
      const shell = process.platform === 'win32';
      const { status } = spawnSync(program, parameters, { cwd: folder, stdio: 'inherit', shell });
      if (status !== 0) throw new CommandError('No lock file was written: see above.');
    }
    copyFileSync(join(folder, 'package-lock.json'), join(root, 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import path from 'node:path';
import { readBackupSettings } from '../backup/backup-settings';
import { restore } from '../backup/restore';
import { StartupError } from '../startup-error';
import { runCommand } from './run-command';

/**
 * `npm run restore -- <file>`: restores a backup into an empty DATA_DIR, or into the empty database of
 * DATABASE_URL and the stored files.
 */
async function run(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    throw new StartupError('Name the file of the backup: npm run restore -- <file>');
  }
  const { createdAt, version } = await restore(path.resolve(name), readBackupSettings(process.env));
  console.log(`The state of ${createdAt} was restored, which release ${version} stored.`);
}

await runCommand(run);

import path from 'node:path';
import { backUp } from '../backup/back-up';
import { readBackupSettings } from '../backup/backup-settings';
import { lowerPriority } from '../backup/low-priority';
import { StartupError } from '../startup-error';
import { runCommand } from './run-command';

/**
 * `npm run backup -- <file>`: writes a backup of the database of DATA_DIR or DATABASE_URL and of the
 * stored files, while the server runs. BACKUP_PASSPHRASE encrypts it.
 */
async function run(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    throw new StartupError('Name the file of the backup: npm run backup -- <file>');
  }
  // Compression would otherwise delay the answers of the server beside it.
  lowerPriority();
  const file = path.resolve(name);
  const { files, size } = await backUp(file, readBackupSettings(process.env));
  const megabytes = (size / 1_000_000).toFixed(1);
  console.log(`${file} holds the database and ${files} stored files (${megabytes} MB).`);
}

await runCommand(run);

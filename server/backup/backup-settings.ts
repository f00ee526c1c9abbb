import path from 'node:path';
import { type MediaStorageConfig, readMediaStorageConfig } from '../media-storage-config';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a backup or a restore needs to know. */
export interface BackupSettings {
  /** Undefined: the embedded database of `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly mediaDir: string;
  readonly mediaStorage: MediaStorageConfig;
  /** Undefined: the file is not encrypted. */
  readonly passphrase: string | undefined;
}

/** Reads the settings of a command. @throws StartupError naming the variable that is wrong */
export function readBackupSettings(environment: Environment): BackupSettings {
  const dataDir = path.resolve(environment['DATA_DIR'] || 'data');
  return {
    databaseUrl: environment['DATABASE_URL'] || undefined,
    dataDir,
    mediaDir: path.resolve(environment['MEDIA_DIR'] || path.join(dataDir, 'media')),
    mediaStorage: readMediaStorageConfig(environment),
    passphrase: environment['BACKUP_PASSPHRASE'] || undefined,
  };
}

import path from 'node:path';
import type { ServerConfig } from '../config';
import { ProcessError } from '../process-error';

/** The database of a command, from DATABASE_URL or DATA_DIR. */
export function commandDatabase(): Pick<ServerConfig, 'databaseUrl' | 'dataDir'> {
  return {
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: path.resolve(process.env.DATA_DIR || 'data'),
  };
}

/** The folder of the pictures, as the server's settings name it. */
export function commandMediaDir(): string {
  return path.resolve(process.env.MEDIA_DIR || path.join(commandDatabase().dataDir, 'media'));
}

/** Runs a command; a reason to refuse it is printed in its one sentence. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof ProcessError ? error.message : error);
    process.exitCode = 1;
  }
}

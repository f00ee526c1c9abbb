import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MIN_SECRET_LENGTH } from '../config';
import { createDurableFile } from '../durable-file';
import { StartupError } from '../startup-error';

/**
 * The signing key of the embedded mode, created at the first start and stored next to the database.
 * Processes that start at once get the same one.
 * @throws StartupError when the stored key is so short that tokens could be forged
 */
export async function loadOrCreateJwtSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret');
  if (!existsSync(file)) await createDurableFile(file, randomBytes(48).toString('base64url'));
  const secret = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The signing key ${file} can't be read (${error.code}); make it readable for this user.`,
    );
  });
  if (secret.trim().length >= MIN_SECRET_LENGTH) return secret;
  throw new StartupError(
    `The signing key ${file} has fewer than ${MIN_SECRET_LENGTH} characters, so tokens could be forged; restore it from a backup, or remove it to get a new one, which signs all users out.`,
  );
}

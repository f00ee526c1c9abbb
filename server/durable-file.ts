import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Stores the names in a folder. Windows has no such call, and stores them by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file of another name, readable by this user only, and gives it its name when stored. */
async function writeThen(
  file: string,
  content: string,
  giveName: (written: string) => Promise<void>,
): Promise<void> {
  const written = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    const handle = await open(written, 'wx', 0o600);
    await handle
      .writeFile(content)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await giveName(written);
  } finally {
    await rm(written, { force: true });
  }
  await syncFolder(path.dirname(file));
}

/**
 * Creates a file with mode 0600 that is complete whenever it exists, also after a loss of power. A
 * file that exists, such as one that another process has just created, stays as it is.
 */
export function createDurableFile(file: string, content: string): Promise<void> {
  return writeThen(file, content, (written) =>
    link(written, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
}

/** Creates or replaces a file with mode 0600: at any time it has the old or the new content. */
export function replaceDurableFile(file: string, content: string): Promise<void> {
  return writeThen(file, content, (written) => rename(written, file));
}

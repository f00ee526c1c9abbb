import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The digest of a file's content. */
export async function digestOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** The stored files of a data folder and its signing key, with the digests of their contents. */
export async function storedFilesOf(dataDir: string): Promise<string[]> {
  const media = path.join(dataDir, 'media');
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  const lines = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    lines.push(`${path.relative(media, file)} ${await digestOf(file)}`);
  }
  return [...lines.toSorted(), await digestOf(path.join(dataDir, 'jwt-secret'))];
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of one's own that is gone afterwards, and that any user may traverse. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes a folder for a test's data under the system's temporary folder. */
export const temporaryFolder = async (): Promise<TemporaryFolder> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-api-'));
  // As root, PostgreSQL runs as another user, who has to get in here.
  await chmod(folder, 0o755);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

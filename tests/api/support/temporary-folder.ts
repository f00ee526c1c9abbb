import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder, removed after use, that any user may traverse. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a folder for a test's data in the system's temporary folder. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-api-'));
  // As root, PostgreSQL runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

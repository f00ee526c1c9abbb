import { findExistingCluster } from '../../../server/database/embedded/cluster';
import { runningPort } from '../../../server/database/embedded/owner-lock';

/** The address of the database that a server runs in a folder. */
export function runningUrl(dataDir: string): string {
  const cluster = findExistingCluster(dataDir);
  return `postgres://${cluster?.user}:${cluster?.password}@127.0.0.1:${runningPort(dataDir)}/postgres`;
}

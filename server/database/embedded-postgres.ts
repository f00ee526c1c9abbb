import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from './embedded/binaries';
import { clusterAccount, openCluster } from './embedded/cluster';
import { claimOwnership } from './embedded/owner-lock';
import { startPostmaster } from './embedded/postmaster';
import { assertNoTableHas, recordTableFiles } from './embedded/table-files';

/** The PostgreSQL that this process runs for itself. */
export interface EmbeddedPostgres {
  /** Connection string of its default database. Holds the password: never log it. */
  readonly url: string;
  readonly port: number;
  /** Shuts it down fast and releases DATA_DIR; safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of all the server's data; created if missing. */
  readonly dataDir: string;
  /** Settings of postgresql.conf to override. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called at the first start, when the program that makes the files of the database runs. */
  readonly onInitialising?: () => void;
}

/**
 * Runs the PostgreSQL shipped with the portal on a free port of this machine, with its data under
 * `dataDir`. It ends with this process; one left running by a killed process is ended first.
 * @throws StartupError when another process holds `dataDir`, or its data can't be opened
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lock = claimOwnership(dataDir);
  try {
    const account = clusterAccount(dataDir);
    const binaries = await findBinaries(account);
    const cluster = await openCluster(dataDir, binaries, account, options.onInitialising);
    const logFile = path.join(dataDir, 'postgres.log');
    const settings = options.settings ?? {};
    const postmaster = await startPostmaster({ binaries, cluster, account, logFile, settings });
    lock.recordPort(postmaster.port);
    const stopNow = () => postmaster.stopNow();
    process.once('exit', stopNow);
    const login = `${cluster.user}:${encodeURIComponent(cluster.password)}`;
    const url = `postgres://${login}@127.0.0.1:${postmaster.port}/postgres`;
    await assertNoTableHas(postmaster.missingFiles, cluster.folder, url).catch(async (error) => {
      await postmaster.stop();
      process.off('exit', stopNow);
      throw error;
    });
    return {
      url,
      port: postmaster.port,
      stop: async () => {
        await postmaster.stop();
        await recordTableFiles(cluster.folder);
        process.off('exit', stopNow);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

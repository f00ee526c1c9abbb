import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import tar from 'tar-stream';
import { TABLE_FILES_RECORD } from '../database/embedded/table-files';
import { BACKUP_NAMES } from './backup-manifest';
import type { BackupWriter } from './backup-writer';

/**
 * Files of the folder that are not copied: the sizes of the files at the last shutdown, with which the
 * next start compares them.
 */
const LEFT_OUT = new Set([TABLE_FILES_RECORD]);

/** What a message of the stream is (PostgreSQL documentation, "Streaming Replication Protocol"). */
const DATA = 'd'.charCodeAt(0);

/** The log that the files need is in the stream, after them. */
const COMMAND = "BASE_BACKUP (LABEL 'seller-portal', CHECKPOINT 'fast', WAL true, MANIFEST 'no')";

/**
 * The folder of the database as a tar archive. It is consistent: a start replays the log in it, up to
 * the end of the backup.
 */
function streamBaseBackup(client: pg.Client): Readable {
  let connection: pg.Connection | undefined;
  const output = new Readable({
    read: () => void connection?.stream.resume(),
    destroy: (error, done) => {
      // PostgreSQL would wait for somebody to read the rest.
      if (!output.readableEnded) connection?.stream.destroy();
      done(error);
    },
  });
  const ignore = () => undefined;
  client.query({
    submit: (opened: pg.Connection) => {
      connection = opened;
      opened.query(COMMAND);
    },
    handleRowDescription: ignore,
    handleDataRow: ignore,
    handleCommandComplete: ignore,
    handleCopyData: ({ chunk }: { readonly chunk: Buffer }) => {
      if (chunk[0] !== DATA) return;
      // The connection uses the memory again.
      if (!output.push(Buffer.from(chunk.subarray(1)))) connection?.stream.pause();
    },
    handleReadyForQuery: () => void output.push(null),
    handleError: (error: Error) => void output.destroy(error),
  });
  return output;
}

/** A connection that answers the commands of replication instead of SQL. */
async function connectForReplication(url: string): Promise<pg.Client> {
  const address = new URL(url);
  address.searchParams.set('replication', 'true');
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** An entry of an archive; the package does not export its type. */
type ArchiveEntry = tar.ExtractEvents['entry'][1];

async function addEntry(entry: ArchiveEntry, writer: BackupWriter): Promise<void> {
  const { name, type, size = 0, mode = 0o600 } = entry.header;
  const target = `${BACKUP_NAMES.cluster}${name}`;
  if (type === 'directory') {
    entry.resume();
    writer.addFolder(target, mode);
  } else if (LEFT_OUT.has(name)) entry.resume();
  // A stream of another make: its pieces are buffers.
  else await writer.addFile(target, size, entry as AsyncIterable<Uint8Array>, mode);
}

/**
 * Adds the folder of the running embedded PostgreSQL, as it is at the end of this call. Queries and
 * writes go on meanwhile.
 */
export async function addBaseBackup(url: string, writer: BackupWriter): Promise<void> {
  const client = await connectForReplication(url);
  try {
    // Without it, PostgreSQL might remove parts of the log that the backup still needs.
    const slot = `backup_${randomBytes(6).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`);
    const extract = tar.extract();
    const archive = streamBaseBackup(client);
    archive.on('error', (error) => extract.destroy(error));
    archive.pipe(extract);
    try {
      for await (const entry of extract) await addEntry(entry, writer);
    } finally {
      archive.destroy();
    }
  } finally {
    await client.end();
  }
}

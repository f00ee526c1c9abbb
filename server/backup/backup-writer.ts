import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { StartupError } from '../startup-error';
import { BACKUP_NAMES, type BackupFile, type BackupManifest } from './backup-manifest';
import { encrypted } from './encryption';

/** Fast compression: the processor has other work while the backup runs. */
const COMPRESSION_LEVEL = 3;

/** What a backup consists of. */
export interface BackupWriter {
  addFolder(name: string, mode: number): void;
  /** @param size the exact number of bytes of the content */
  addFile(
    name: string,
    size: number,
    content: AsyncIterable<Uint8Array>,
    mode?: number,
  ): Promise<void>;
}

/** A manifest without the list of files, which the writer makes. */
export type BackupDescription = Omit<BackupManifest, 'files'>;

async function* counted(
  content: AsyncIterable<Uint8Array>,
  note: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    note(piece);
    yield piece;
  }
}

function writerInto(pack: tar.Pack, files: BackupFile[]): BackupWriter {
  return {
    addFolder: (name, mode) => void pack.entry({ name, type: 'directory', mode }),
    addFile: async (name, size, content, mode = 0o600) => {
      const hash = createHash('sha256');
      const pieces = Readable.from(counted(content, (piece) => hash.update(piece)));
      // The pack passes it on to the entry if the file can't be written.
      await pipeline(pieces, pack.entry({ name, size, mode }));
      files.push({ name, size, sha256: hash.digest('hex') });
    },
  };
}

async function* compressedBy(pack: tar.Pack): AsyncGenerator<Uint8Array> {
  // A stream of another make: its pieces are buffers.
  for await (const piece of pack as AsyncIterable<Uint8Array>) yield piece;
}

/**
 * After so many bytes, what was written is stored on the disk. With all of it at the end, the commits of a database on the
 * same disk would wait for seconds.
 */
const SYNC_BYTES = 8_000_000;

/** A new file, readable by this user only, that is stored on the disk piece by piece. */
function writeSteadily(file: string): Writable {
  const opened = open(file, 'w', 0o600);
  let unsynced = 0;
  const write = async (piece: Uint8Array): Promise<void> => {
    const handle = await opened;
    await handle.writeFile(piece);
    unsynced += piece.length;
    if (unsynced < SYNC_BYTES) return;
    await handle.datasync();
    unsynced = 0;
  };
  return new Writable({
    construct: (done) => void opened.then(() => done(), done),
    write: (piece: Uint8Array, _encoding, done) => void write(piece).then(() => done(), done),
    final: (done) => void opened.then((handle) => handle.sync()).then(() => done(), done),
    destroy: (error, done) => {
      const closed = opened.then((handle) => handle.close());
      closed.then(
        () => done(error),
        (failure: Error) => done(error ?? failure),
      );
    },
  });
}

/** Stores the name of a file that was renamed. Windows does so by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** What the system says when a file can't be written. */
const WRITE_ERRORS = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EACCES',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
]);

/** The sentence for a file that can't be written; other errors stay as they are. */
function writeFailure(file: string, error: unknown): unknown {
  const { code = '', syscall = '' }: NodeJS.ErrnoException = Object(error);
  if (!WRITE_ERRORS.has(code) || !['open', 'write', 'rename'].includes(syscall)) return error;
  return new StartupError(
    `${file} can't be written (${code}); an earlier file of that name is as it was.`,
  );
}

/**
 * Writes a backup file, readable by this user only. A file of that name is replaced once the new
 * one is complete and stored; if this process ends before, it stays as it was.
 * @param passphrase the file is encrypted with it; undefined for no encryption
 * @param fill adds the files and returns what they are
 * @throws StartupError when the file can't be written
 */
export async function writeBackupFile(
  file: string,
  passphrase: string | undefined,
  fill: (writer: BackupWriter) => Promise<BackupDescription>,
): Promise<void> {
  const unfinished = `${file}.new`;
  const pack = tar.pack();
  const files: BackupFile[] = [];
  const writing = pipeline(
    compressedBy(pack),
    createGzip({ level: COMPRESSION_LEVEL }),
    (compressed: AsyncIterable<Uint8Array>) => encrypted(compressed, passphrase),
    writeSteadily(unfinished),
  );
  const filling = fill(writerInto(pack, files)).then((description) => {
    const manifest: BackupManifest = { ...description, files };
    pack.entry({ name: BACKUP_NAMES.manifest, mode: 0o600 }, JSON.stringify(manifest));
    pack.finalize();
  });
  try {
    await Promise.all([
      writing.catch((error: Error) => {
        pack.destroy(error);
        throw error;
      }),
      filling.catch((error: Error) => {
        pack.destroy(error);
        throw error;
      }),
    ]);
    await rename(unfinished, file);
    await syncFolder(path.dirname(path.resolve(file)));
  } catch (error) {
    await Promise.allSettled([writing, filling]);
    await rm(unfinished, { force: true });
    throw writeFailure(file, error);
  }
}

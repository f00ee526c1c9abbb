import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { StartupError } from '../startup-error';
import {
  BACKUP_FORMAT,
  BACKUP_NAMES,
  type BackupFile,
  type BackupManifest,
  formatOf,
  parseManifest,
} from './backup-manifest';
import { decrypted, ENCRYPTED_BEGIN } from './encryption';

/** A file or a folder in a backup. */
export interface BackupEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
  readonly mode: number;
  /** Must be read to its end. */
  readonly content: AsyncIterable<Uint8Array>;
}

function damaged(file: string): StartupError {
  return new StartupError(`${file} is damaged, or is no backup; nothing was restored.`);
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => {
    throw new StartupError(`${file} can't be read.`);
  });
  try {
    const begin = Buffer.alloc(ENCRYPTED_BEGIN.length);
    await handle.read(begin, 0, begin.length, 0);
    return begin.equals(ENCRYPTED_BEGIN);
  } finally {
    await handle.close();
  }
}

/** @throws StartupError when a passphrase is missing or wrong */
async function openContent(
  file: string,
  passphrase: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (passphrase === undefined) {
    throw new StartupError(`${file} is encrypted: set BACKUP_PASSPHRASE to its passphrase.`);
  }
  return decrypted(createReadStream(file), passphrase);
}

/** The codes of errors by which zlib reports a damaged file. */
const ZLIB_CODE = /^Z_/;

/** What tar-stream says about content that it can't read. It has no codes. */
const TAR_MESSAGE = /^(?:Unexpected end of data|Invalid tar header|Writable stream closed)/;

/** Whether an error comes from the content of the file, not from what is done with it. */
function isUnreadable(error: unknown): boolean {
  const { code, message }: NodeJS.ErrnoException = Object(error);
  return ZLIB_CODE.test(code ?? '') || TAR_MESSAGE.test(message ?? '');
}

/** The library tells a wrong passphrase only by this message. */
function isWrongPassphrase(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('no identity matched');
}

/**
 * Reads the entries one after the other.
 * @throws StartupError when the file can't be read to its end
 */
async function readEntries(
  file: string,
  passphrase: string | undefined,
  onEntry: (entry: BackupEntry) => Promise<void>,
): Promise<void> {
  const content = await openContent(file, passphrase);
  const extract = tar.extract();
  const failures: unknown[] = [];
  const unpacked = Readable.from(content);
  const reading = pipeline(unpacked, createGunzip(), extract).catch((error: unknown) => {
    failures.push(error);
  });
  try {
    for await (const entry of extract) {
      const { name, type, mode = 0o600 } = entry.header;
      const kind = type === 'directory' ? 'folder' : 'file';
      // A stream of another make: its pieces are buffers.
      await onEntry({ name, kind, mode, content: entry as AsyncIterable<Uint8Array> });
    }
    await reading;
  } catch (error) {
    await reading;
    if (error instanceof StartupError) throw error;
    if (!failures.includes(error) && !isUnreadable(error)) throw error;
    failures.push(error);
  }
  if (failures.some(isWrongPassphrase)) {
    throw new StartupError(
      `BACKUP_PASSPHRASE is not the passphrase of ${file}; nothing was restored.`,
    );
  }
  if (failures.length > 0) throw damaged(file);
}

async function readManifest(
  file: string,
  content: AsyncIterable<Uint8Array>,
): Promise<BackupManifest> {
  const json = await text(Readable.from(content));
  const format = formatOf(json);
  if (format !== undefined && format > BACKUP_FORMAT) {
    throw new StartupError(
      `${file} was written by a newer release; restore it with that release, or a newer one.`,
    );
  }
  const manifest = parseManifest(json);
  if (!manifest) throw damaged(file);
  return manifest;
}

async function checksumOf({ name, content }: BackupEntry): Promise<BackupFile> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    hash.update(piece);
    size += piece.length;
  }
  return { name, size, sha256: hash.digest('hex') };
}

function isSameFile(one: BackupFile, other: BackupFile | undefined): boolean {
  return one.name === other?.name && one.size === other.size && one.sha256 === other.sha256;
}

/**
 * Reads the whole file and compares each file in it with the manifest, which is the last entry.
 * @throws StartupError when it is damaged, or can't be opened
 */
export async function verifyBackup(
  file: string,
  passphrase: string | undefined,
): Promise<BackupManifest> {
  const found: BackupFile[] = [];
  const manifests: BackupManifest[] = [];
  await readEntries(file, passphrase, async (entry) => {
    if (manifests.length > 0) throw damaged(file);
    if (entry.name === BACKUP_NAMES.manifest)
      manifests.push(await readManifest(file, entry.content));
    else if (entry.kind === 'file') found.push(await checksumOf(entry));
    else await checksumOf(entry);
  });
  const [manifest] = manifests;
  const isWhole =
    manifest?.files.length === found.length &&
    found.every((one, index) => isSameFile(one, manifest.files[index]));
  if (!manifest || !isWhole) throw damaged(file);
  return manifest;
}

/** Reads all entries but the manifest of a file that was verified before. */
export function readBackup(
  file: string,
  passphrase: string | undefined,
  onEntry: (entry: BackupEntry) => Promise<void>,
): Promise<void> {
  return readEntries(file, passphrase, async (entry) => {
    if (entry.name === BACKUP_NAMES.manifest) await checksumOf(entry);
    else await onEntry(entry);
  });
}

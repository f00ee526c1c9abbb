import { createReadStream } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { importFileChunks } from '../database/schema/imports';

const CHUNK_BYTES = 1024 * 1024;

/** Copies a file into the database in chunks of one megabyte. */
export async function storeImportFile(tx: Tx, jobId: string, path: string): Promise<void> {
  let position = 0;
  for await (const piece of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    // A stream of a file without encoding yields buffers.
    const content = piece as Buffer;
    await tx.insert(importFileChunks).values({ jobId, position, content });
    position += 1;
  }
}

/** Deletes the file of a finished job; its failing rows are stored with the job. */
export async function deleteImportFile(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(importFileChunks).where(eq(importFileChunks.jobId, jobId));
}

/** Reads the stored file chunk by chunk; only one chunk is in memory at a time. */
export async function* readImportFile(reader: Reader, jobId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [chunk] = await reader
      .select({ content: importFileChunks.content })
      .from(importFileChunks)
      .where(and(eq(importFileChunks.jobId, jobId), eq(importFileChunks.position, position)));
    if (!chunk) return;
    yield chunk.content;
  }
}

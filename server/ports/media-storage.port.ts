import type { Readable } from 'node:stream';

/** A stored file to be sent. */
export interface StoredFile {
  readonly sizeBytes: number;
  /** Opens the file. The caller must read or destroy the stream. */
  open(): Promise<Readable>;
}

/**
 * Stores pictures under keys with slashes. A key is written once and holds the same bytes for as
 * long as it exists. A storage that can't be reached, or is full, throws ProblemError 503
 * `unavailable` with Retry-After.
 */
export interface MediaStorage {
  /** On failure, any content may be left under the key. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Returns undefined when nothing is stored under the key. */
  find(key: string): Promise<StoredFile | undefined>;
  /** Removes the file; a missing file is no error. */
  remove(key: string): Promise<void>;
}

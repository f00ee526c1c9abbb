import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** The first bytes of a file in the format of age (age-encryption.org/v1). */
export const ENCRYPTED_BEGIN = Buffer.from('age-encryption.org/v1\n');

type Pieces = AsyncIterable<Uint8Array>;

function toWebStream(pieces: Pieces) {
  // Node's type of a web stream and the library's are two names of one class.
  return Readable.toWeb(Readable.from(pieces, { objectMode: true })) as never;
}

function fromWebStream(stream: unknown): Pieces {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

/**
 * The pieces in the format of age, which the program `age` reads too; unchanged without a
 * passphrase.
 */
export async function* encrypted(pieces: Pieces, passphrase: string | undefined): Pieces {
  if (passphrase === undefined) {
    yield* pieces;
    return;
  }
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  yield* fromWebStream(await encrypter.encrypt(toWebStream(pieces)));
}

/** @throws Error at the begin with a wrong passphrase, later where the file was changed or cut */
export async function* decrypted(pieces: Pieces, passphrase: string): Pieces {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  yield* fromWebStream(await decrypter.decrypt(toWebStream(pieces)));
}

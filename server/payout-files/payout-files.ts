import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import {
  type EvidenceRefusal,
  type EvidenceType,
  hasPdfHeader,
  isPdf,
  PAYOUT_ANSWER_LIMITS,
  SIGNATURE_BYTES,
} from '#domain/payouts/payout-evidence';
import type { Call, ServerContext, Tx } from '../context';
import type { PayoutFile } from '../contract.generated';
import { newId } from '../database/ids';
import { invalid, notFound, problem } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import type { UploadedFile } from '../http/uploaded-file';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
import { encodeInTurn } from '../media/picture-intake';
import { PictureError } from '../media/pictures/picture-error';
import { withPictures } from '../media/receive-pictures';
import { assertAnswerable, lockStorePayout } from '../payouts/payout-answers';
import {
  countUnsentFiles,
  findPayoutFile,
  insertPayoutFile,
  type PayoutFileRow,
} from '../payouts/payout-history.repository';
import { type PayoutView, presentPayoutFile } from '../payouts/payout-presentation';

type UploadCall = Pick<Call, 'request' | 'principal' | 'now' | 'write'>;

/** The content of a file as it is stored. */
interface CheckedContent {
  readonly content: Uint8Array;
  readonly mimeType: EvidenceType;
  readonly extension: string;
}

/** Files of a payout that may wait for an answer: those of a second answer after a reload too. */
const MAX_UNSENT = 3 * PAYOUT_ANSWER_LIMITS.files;

function refused(refusal: EvidenceRefusal): never {
  throw invalid({ file: [refusal] });
}

/** A PDF document as it was sent; null when the content is none. */
async function readPdf({ path, sizeBytes }: UploadedFile): Promise<CheckedContent | null> {
  const file = await open(path);
  try {
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const first = await read(SIGNATURE_BYTES, 0);
    if (!hasPdfHeader(first)) return null;
    const last = await read(SIGNATURE_BYTES, Math.max(0, sizeBytes - SIGNATURE_BYTES));
    if (!isPdf(first, last)) refused('unreadable_pdf');
    const content = await read(sizeBytes, 0);
    return { content, mimeType: 'application/pdf', extension: 'pdf' };
  } finally {
    await file.close();
  }
}

/** A picture, encoded again without its metadata. */
async function readPicture({ path }: UploadedFile): Promise<CheckedContent> {
  try {
    return await encodeInTurn(path);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return refused(error.code === 'unsupported_picture' ? 'unsupported_file' : error.code);
  }
}

/** @throws ProblemError 413 too many bytes; 422 with the reason at `file` */
async function checkContent(file: UploadedFile): Promise<CheckedContent> {
  if (file.isTruncated) throw problem(413, 'payload_too_large');
  if (file.sizeBytes === 0) refused('empty_file');
  return (await readPdf(file)) ?? readPicture(file);
}

interface Upload {
  readonly payoutId: string;
  readonly call: UploadCall;
  readonly view: PayoutView;
}

/** Checked before the content is stored, and once more under the lock. */
async function assertRoom(tx: Tx, { payoutId, call, view }: Upload): Promise<void> {
  const payout = await lockStorePayout(tx, call.principal.storeId, payoutId);
  assertAnswerable(payout, view);
  const unsent = await countUnsentFiles(tx, payoutId);
  if (unsent >= MAX_UNSENT) throw invalid({ file: ['too_many'] });
}

/**
 * Keeps a file for the answer to a payout on hold. The type follows from the content.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed`; 413 too many bytes; 422
 *   with the reason at `file`
 */
export function uploadPayoutFile(context: ServerContext, upload: Upload): Promise<PayoutFile> {
  const { database, mediaStorage } = context;
  const { payoutId, call } = upload;
  return withPictures(call.request, { name: 'file', files: 1 }, async ([file]) => {
    if (!file) throw notFound();
    await database.transaction((tx) => assertRoom(tx, upload));
    const { content, mimeType, extension } = await checkContent(file);
    const id = newId('pyf', call.now.getTime());
    const storageKey = `${id}/${file.checksum.slice(0, 16)}.${extension}`;
    await noteLeftovers(database.db, [{ mediaId: id, keys: [storageKey], since: call.now }]);
    try {
      await mediaStorage.put(storageKey, content, mimeType);
      return await call.write(
        async (tx) => {
          await assertRoom(tx, upload);
          const row: PayoutFileRow = {
            id,
            payoutId,
            storeId: call.principal.storeId,
            historyId: null,
            fileName: file.fileName || `document.${extension}`,
            mimeType,
            sizeBytes: content.byteLength,
            storageKey,
            createdAt: call.now,
          };
          await insertPayoutFile(tx, row);
          await claimFiles(tx, id);
          return presentPayoutFile(row);
        },
        { fingerprint: file.checksum },
      );
    } finally {
      // Without effect once the record is written.
      await removeLeftoversOf(context, [id]);
    }
  });
}

/**
 * Sends a file of the store's own payout, as an attachment that no cache keeps.
 * @throws ProblemError 404 unknown to the store
 */
export async function sendPayoutFile(
  { database, mediaStorage }: ServerContext,
  wanted: { readonly storeId: string; readonly payoutId: string; readonly fileId: string },
  reply: FastifyReply,
): Promise<Readable> {
  const file = await findPayoutFile(database.db, wanted);
  const stored = file && (await mediaStorage.find(file.storageKey));
  if (!file || !stored) throw notFound();
  reply
    .header('content-security-policy', MEDIA_POLICY)
    .header('content-disposition', attachmentOf(file.fileName))
    .header('cache-control', 'private, no-store')
    .header('content-length', stored.sizeBytes)
    .type(file.mimeType);
  return stored.open();
}

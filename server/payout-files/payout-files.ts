import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import type { PayoutFile } from '#openapi/types.generated';
import type { Call, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { invalid, notFound } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import { receiveDocument } from '../media/document-intake';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
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

/** Files of a payout that may wait for an answer: those of a second answer after a reload too. */
const MAX_UNSENT = 3 * PAYOUT_ANSWER_LIMITS.files;

interface Upload {
  readonly payoutId: string;
  readonly call: UploadCall;
  readonly view: PayoutView;
}

/** Checked before the content is stored, and once more under the lock. */
async function assertRoom(tx: Tx, { payoutId, call, view }: Upload): Promise<void> {
  const payout = await lockStorePayout(tx, call.principal.storeId, payoutId);
  await assertAnswerable(tx, payout, view);
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
    const { content, mimeType, extension } = await receiveDocument(file);
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

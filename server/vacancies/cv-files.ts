import type { Readable } from 'node:stream';
import { create as attachmentOf } from 'content-disposition';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { APPLICATION_LIMITS } from '#domain/vacancies/application-form';
import type { ApplicationCv } from '#openapi/types.generated';
import type { Call, ServerContext, Tx } from '../context';
import { newId } from '../database/ids';
import { candidacyFiles } from '../database/schema/vacancies';
import { invalid, notFound } from '../http/problem-error';
import { MEDIA_POLICY } from '../http/security-headers';
import { claimFiles, noteLeftovers, removeLeftoversOf } from '../media/media-leftovers';
import { withPictures } from '../media/receive-pictures';
import { findCandidacy, selectCvs } from './candidacies.repository';
import { receiveCv } from './cv-intake';
import type { VacancyRow } from './vacancies.repository';
import type { VacancyUser } from './vacancy-user';

/**
 * Keeps a CV for an application to this vacancy.
 * @throws ProblemError 413 too many bytes; 422 with the reason at `file`
 */
export function uploadCv(
  context: ServerContext,
  { request, now, write }: Pick<Call, 'request' | 'now' | 'write'>,
  vacancy: VacancyRow,
): Promise<ApplicationCv> {
  const { database, mediaStorage } = context;
  return withPictures(request, { name: 'file', files: 1 }, async ([file]) => {
    if (!file) throw notFound();
    const content = await receiveCv(file);
    const id = newId('ccv', now.getTime());
    const storageKey = `${id}/${file.checksum.slice(0, 16)}.pdf`;
    await noteLeftovers(database.db, [{ mediaId: id, keys: [storageKey], since: now }]);
    try {
      await mediaStorage.put(storageKey, content, 'application/pdf');
      return await write(
        async (tx) => {
          const fileName = file.fileName.slice(-APPLICATION_LIMITS.cvName) || 'cv.pdf';
          const sizeBytes = content.byteLength;
          const { storeId, id: vacancyId } = vacancy;
          const row = { id, storeId, vacancyId, fileName, sizeBytes, storageKey, createdAt: now };
          await tx.insert(candidacyFiles).values(row);
          await claimFiles(tx, id);
          return { id, fileName, sizeBytes };
        },
        { scope: `${vacancy.id}:${file.checksum}`, fingerprint: file.checksum },
      );
    } finally {
      // Without effect once the record is written.
      await removeLeftoversOf(context, [id]);
    }
  });
}

/**
 * Gives a kept CV to the application that names it.
 * @throws ProblemError 422 at `cvId`: it is of another vacancy, or of another application
 */
export async function takeCv(
  tx: Tx,
  cvId: string,
  { vacancyId, candidacyId }: { readonly vacancyId: string; readonly candidacyId: string },
): Promise<void> {
  const unused = and(
    eq(candidacyFiles.id, cvId),
    eq(candidacyFiles.vacancyId, vacancyId),
    isNull(candidacyFiles.candidacyId),
  );
  const taken = await tx.update(candidacyFiles).set({ candidacyId }).where(unused).returning();
  if (taken.length === 0) throw invalid({ cvId: ['unknown'] });
}

/**
 * Sends the CV of a candidate, as an attachment that no cache keeps and no browser runs.
 * @throws ProblemError 404 unknown to this user, or without a CV
 */
export async function sendCv(
  { database, mediaStorage }: ServerContext,
  user: VacancyUser,
  candidacyId: string,
  reply: FastifyReply,
): Promise<Readable> {
  const record = await findCandidacy(database.db, user, candidacyId);
  const [file] = record ? await selectCvs(database.db, [candidacyId]) : [];
  const stored = file && (await mediaStorage.find(file.storageKey));
  if (!file || !stored) throw notFound();
  reply
    .header('content-security-policy', MEDIA_POLICY)
    .header('content-disposition', attachmentOf(file.fileName))
    .header('cache-control', 'private, no-store')
    .header('content-length', stored.sizeBytes)
    .type('application/pdf');
  return stored.open();
}

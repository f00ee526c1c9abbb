import { eq, sql } from 'drizzle-orm';
import type { Media, MediaUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { media } from '../database/schema/media';
import { notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { findMedia, lockMedia } from './media.repository';
import { selectNames } from './media-names';
import { mediaSearchText, presentMedia } from './media-presentation';

/** A change requested by a member of staff, with the revision they saw. */
export interface RequestedMediaChange {
  readonly mediaId: string;
  readonly body: MediaUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

const TEXTS = ['alt', 'altEn', 'altAr'] as const;

function writtenTexts(body: MediaUpdate): Partial<Record<(typeof TEXTS)[number], string | null>> {
  return Object.fromEntries(
    TEXTS.flatMap((field) => {
      const text = body[field];
      return text === undefined ? [] : [[field, text?.normalize('NFC').trim() || null]];
    }),
  );
}

/**
 * Changes the named fields; validates and writes them on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision
 */
export async function changeMedia(tx: Tx, requested: RequestedMediaChange): Promise<Media> {
  const { mediaId, body, revision, principal, now } = requested;
  const current = await lockMedia(tx, principal.storeId, mediaId);
  if (!current) throw notFound();
  assertRevision(revision, presentMedia(current));
  const texts = writtenTexts(body);
  const names = await selectNames(tx, mediaId);
  await tx
    .update(media)
    .set({
      ...texts,
      ...(body.position === undefined ? {} : { position: body.position }),
      searchText: mediaSearchText({ ...current, ...texts }, names),
      updatedAt: now,
      revision: sql`${media.revision} + 1`,
    })
    .where(eq(media.id, mediaId));
  const changed = await findMedia(tx, principal.storeId, mediaId);
  if (!changed) throw notFound();
  return presentMedia(changed);
}

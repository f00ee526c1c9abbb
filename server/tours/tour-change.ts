import { eq } from 'drizzle-orm';
import {
  NEW_TOUR,
  TOUR_TEXT_FIELDS,
  type TourFields,
  type TourTexts,
  tourErrors,
} from '#domain/tours/tour-form';
import type { TourStatus } from '#domain/tours/tour-lifecycle';
import type { Tour, TourCreate, TourUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { cities } from '../database/schema/reference';
import { tours } from '../database/schema/tours';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { staffPerformer } from '../orders/performers';
import { lockMediaForUse } from '../products/lock-media';
import { cleanLines, cleanText } from '../products/product-fields';
import { cleanRichText } from '../products/rich-text';
import { assertGuides } from './tour-guides';
import { presentTour } from './tour-presentation';
import {
  changeTour,
  fieldsOf,
  findAnyTour,
  lockTour,
  recordTourHistory,
  replacePictures,
  tourColumns,
} from './tours.repository';

function cleanTextOf(field: string, text: string): string {
  if (field.startsWith('content')) return cleanRichText(text) ?? '';
  return field.startsWith('title') ? (cleanText(text) ?? '') : cleanLines(text);
}

/** The fields after a change, in their stored form. */
function fieldsAfter(before: TourFields, body: TourUpdate): TourFields {
  const texts: Partial<TourTexts> = {};
  for (const field of TOUR_TEXT_FIELDS) {
    const given = body[field];
    if (given !== undefined) texts[field] = cleanTextOf(field, given);
  }
  const { address, ...rest } = body;
  return {
    ...before,
    ...(Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== undefined),
    ) as Partial<TourFields>),
    ...texts,
    ...(address !== undefined && { address: cleanText(address) ?? '' }),
  };
}

/** @throws ProblemError 422 with all errors, as codes by field */
export async function assertAcceptableTour(
  tx: Tx,
  storeId: string,
  fields: TourFields,
  { status, guideIds }: { readonly status: TourStatus; readonly guideIds: readonly string[] },
): Promise<void> {
  const errors = tourErrors(fields, status);
  const known = await lockMediaForUse(tx, storeId, fields.pictureIds);
  if (known.length < fields.pictureIds.length) errors['pictureIds'] = ['unknown'];
  const { cityId } = fields;
  if (cityId !== null && (await tx.$count(cities, eq(cities.id, cityId))) === 0) {
    errors['cityId'] = ['unknown'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await assertGuides(tx, storeId, fields.guideIds, guideIds);
}

async function written(tx: Tx, id: string, principal: Principal, now: Date): Promise<Tour> {
  const record = await findAnyTour(tx, id, now);
  if (!record) throw new Error('A written tour was not found.');
  return presentTour(tx, record, principal);
}

/**
 * Creates a draft of the caller's store.
 * @throws ProblemError 422 with the fields that are wrong
 */
export async function createTour(
  tx: Tx,
  body: TourCreate,
  principal: Principal,
  now: Date,
): Promise<Tour> {
  const { storeId } = principal;
  const fields = fieldsAfter(NEW_TOUR, body);
  await assertAcceptableTour(tx, storeId, fields, { status: 'draft', guideIds: [] });
  const id = newId('tou', now.getTime());
  const dates = { createdAt: now, updatedAt: now };
  await tx.insert(tours).values({ id, storeId, status: 'draft', ...tourColumns(fields), ...dates });
  await replacePictures(tx, id, fields.pictureIds);
  const performer = await staffPerformer(tx, principal);
  await recordTourHistory(tx, id, { action: 'create', performer, from: null, to: 'draft', now });
  return written(tx, id, principal, now);
}

/** A change of a tour that a user requests. */
export interface RequestedTourChange {
  readonly tourId: string;
  readonly body: TourUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Changes the named fields; validates and writes them under the lock of the tour.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 422 with the fields that are
 *   wrong
 */
export async function updateTour(
  tx: Tx,
  { tourId, body, revision, principal, now }: RequestedTourChange,
): Promise<Tour> {
  const record = await lockTour(tx, principal.storeId, tourId, now);
  if (!record) throw notFound();
  assertRevision(revision, await presentTour(tx, record, principal));
  const pictureIds = record.pictures.map(({ id }) => id);
  const fields = fieldsAfter(fieldsOf(record.tour, pictureIds), body);
  await assertAcceptableTour(tx, principal.storeId, fields, record.tour);
  await changeTour(tx, tourId, changedColumns(fields), now);
  if (body.pictureIds) await replacePictures(tx, tourId, fields.pictureIds);
  return written(tx, tourId, principal, now);
}

/** The columns of the form alone: the fields come from a row with all columns. */
function changedColumns(fields: TourFields) {
  const form = Object.fromEntries(
    Object.keys(NEW_TOUR).map((field) => [field, fields[field as keyof TourFields]]),
  );
  return tourColumns(form as unknown as TourFields);
}

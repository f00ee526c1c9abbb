import { carrierErrors } from '#domain/carriers/carrier-rules';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type {
  Carrier,
  CarrierAction,
  CarrierCreate,
  CarrierUpdate,
} from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { presentCarrier } from './carrier-presentation';
import {
  type CarrierColumns,
  type CarrierRow,
  changeCarrier,
  insertCarrier,
  keepCarrierName,
  lockCarrier,
} from './carriers.repository';

/** @throws ProblemError 422 with everything that is wrong, codes by field */
function assertAcceptable(body: CarrierUpdate): void {
  const errors = carrierErrors(body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The columns that a validated body changes. */
function columnsOf({ name, phone, trackingAddress }: CarrierUpdate): CarrierColumns {
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(phone !== undefined && { phone: parsePhoneNumber(phone ?? '') ?? null }),
    ...(trackingAddress !== undefined && { trackingAddress: trackingAddress?.trim() || null }),
  };
}

function rethrowTakenName(error: unknown): never {
  if (!isUniqueViolation(error, 'carriers_name')) throw error;
  throw problem(409, 'already_taken', { errors: { name: ['already_taken'] } });
}

function presentWritten(row: CarrierRow | undefined): Carrier {
  if (!row) throw new Error('A written carrier was not returned.');
  return presentCarrier(row);
}

/**
 * Adds a carrier to the caller's store.
 * @throws ProblemError 409 the name is taken; 422 with the fields that are wrong
 */
export async function createCarrier(
  tx: Tx,
  body: CarrierCreate,
  { storeId }: Principal,
  now: Date,
): Promise<Carrier> {
  assertAcceptable(body);
  const columns = { phone: null, trackingAddress: null, ...columnsOf(body) };
  const carrier = { storeId, name: body.name.trim(), ...columns };
  return presentWritten(await insertCarrier(tx, carrier, now).catch(rethrowTakenName));
}

/** A requested change of a carrier. */
export interface RequestedCarrierChange {
  readonly carrierId: string;
  readonly body: CarrierUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Changes the given fields, validated and written on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409 the name is taken; 422
 *   with the fields that are wrong
 */
export async function changeCarrierFields(
  tx: Tx,
  { carrierId, body, revision, principal, now }: RequestedCarrierChange,
): Promise<Carrier> {
  const before = await lockCarrier(tx, principal.storeId, carrierId);
  if (!before) throw notFound();
  assertRevision(revision, presentCarrier(before));
  assertAcceptable(body);
  const writing = changeCarrier(tx, carrierId, columnsOf(body), now);
  return presentWritten(await writing.catch(rethrowTakenName));
}

/** An action on a carrier that a member of staff requests. */
export interface RequestedCarrierAction {
  readonly carrierId: string;
  readonly action: CarrierAction;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Archives or unarchives a carrier; one that is so already stays as it is.
 * @throws ProblemError 404 unknown to the store
 */
export async function executeCarrierAction(
  tx: Tx,
  { carrierId, action, principal, now }: RequestedCarrierAction,
): Promise<Carrier> {
  const before = await lockCarrier(tx, principal.storeId, carrierId);
  if (!before) throw notFound();
  const isArchived = action === 'archive';
  if (isArchived === (before.archivedAt !== null)) return presentCarrier(before);
  return presentWritten(
    await changeCarrier(tx, carrierId, { archivedAt: isArchived ? now : null }, now),
  );
}

/** @throws ProblemError 403 the role may not change the list; 422 the name has no letter or digit */
export function assertMayKeepCarrier(name: string, { permissions }: Principal): void {
  if (!permissions.includes('store.operations.edit')) throw forbidden();
  const { name: codes } = carrierErrors({ name });
  if (codes) throw invalid({ carrier: codes });
}

/**
 * Keeps the carrier of a handover in the store's list.
 * @throws ProblemError as {@link assertMayKeepCarrier}
 */
export async function keepCarrier(
  tx: Tx,
  name: string,
  principal: Principal,
  now: Date,
): Promise<void> {
  assertMayKeepCarrier(name, principal);
  await keepCarrierName(tx, principal.storeId, name.trim(), now);
}

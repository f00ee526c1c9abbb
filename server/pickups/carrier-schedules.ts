import { and, eq, inArray, sql } from 'drizzle-orm';
import { type SlotRule, slotRuleErrors, sortedSlotRules } from '#domain/slots/slot-rules';
import type { CarrierSchedule } from '#openapi/types.generated';
import { lockCarrier } from '../carriers/carriers.repository';
import type { Reader, Tx } from '../context';
import { carriers } from '../database/schema/carriers';
import { carrierSchedules } from '../database/schema/pickups';
import { cities } from '../database/schema/reference';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';

type ScheduleRow = typeof carrierSchedules.$inferSelect;

/** The schedule as the contract defines it; without a row, that of a carrier without slots. */
function presentSchedule(carrierId: string, row: ScheduleRow | undefined): CarrierSchedule {
  return {
    carrierId,
    rules: [...(row?.rules ?? [])],
    updatedAt: row?.updatedAt.toISOString() ?? null,
    revision: row?.revision ?? 0,
  };
}

async function findRow(reader: Reader, carrierId: string): Promise<ScheduleRow | undefined> {
  const [row] = await reader
    .select()
    .from(carrierSchedules)
    .where(eq(carrierSchedules.carrierId, carrierId));
  return row;
}

/** @throws ProblemError 404 the carrier is unknown to the store */
export async function assertCarrierOf(
  reader: Reader,
  storeId: string,
  carrierId: string,
): Promise<void> {
  const isOwn = and(eq(carriers.id, carrierId), eq(carriers.storeId, storeId));
  if ((await reader.$count(carriers, isOwn)) === 0) throw notFound();
}

/** @throws ProblemError 404 the carrier is unknown to the store */
export async function readSchedule(
  reader: Reader,
  storeId: string,
  carrierId: string,
): Promise<CarrierSchedule> {
  await assertCarrierOf(reader, storeId, carrierId);
  return presentSchedule(carrierId, await findRow(reader, carrierId));
}

/** Codes of the cities that do not exist, by field. */
async function cityErrors(tx: Tx, rules: readonly SlotRule[]): Promise<Record<string, string[]>> {
  const named = rules.flatMap(({ cityId }) => cityId ?? []);
  if (named.length === 0) return {};
  const known = await tx.select({ id: cities.id }).from(cities).where(inArray(cities.id, named));
  const ids = new Set(known.map(({ id }) => id));
  return Object.fromEntries(
    rules.flatMap(({ cityId }, index) =>
      cityId === null || ids.has(cityId) ? [] : [[`rules.${index}.cityId`, ['unknown']]],
    ),
  );
}

/** The rules that replace those of a carrier. */
export interface RequestedScheduleChange {
  readonly carrierId: string;
  readonly storeId: string;
  readonly rules: readonly SlotRule[];
  readonly revision: number | undefined;
  readonly now: Date;
}

/**
 * Replaces the rules, validated and written under the lock of the carrier.
 * @throws ProblemError 404 the carrier is unknown to the store; 428, 412 the revision; 422 with the
 *   fields that are wrong
 */
export async function replaceSchedule(
  tx: Tx,
  { carrierId, storeId, rules, revision, now }: RequestedScheduleChange,
): Promise<CarrierSchedule> {
  if (!(await lockCarrier(tx, storeId, carrierId))) throw notFound();
  assertRevision(revision, presentSchedule(carrierId, await findRow(tx, carrierId)));
  const errors = { ...(await cityErrors(tx, rules)), ...slotRuleErrors(rules) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const values = { rules: sortedSlotRules(rules), updatedAt: now };
  const [row] = await tx
    .insert(carrierSchedules)
    .values({ carrierId, storeId, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: carrierSchedules.carrierId,
      set: { ...values, revision: sql`${carrierSchedules.revision} + 1` },
    })
    .returning();
  return presentSchedule(carrierId, row);
}

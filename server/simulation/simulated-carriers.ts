import { and, asc, inArray } from 'drizzle-orm';
import { OPEN_PICKUP_STATUSES } from '#domain/pickups/pickup-lifecycle';
import { pickups } from '../database/schema/pickups';
import type { Random } from '../demo/random';
import { type CarrierAnswer, recordCarrierAnswer } from '../marketplace/marketplace-pickups';
import type { ShopperContext } from './simulated-shoppers';

/** Pickups looked at in one step, the next ones first. */
const MAX_PICKUPS = 100;

/** Mean time until a carrier answers a request, and until it answers again. */
const ANSWER_MINUTES = 20;
const SECOND_ANSWER_MINUTES = 240;

/** An answer of a carrier that is due, with the line of the log. */
export interface DueAnswer {
  readonly number: number;
  readonly give: () => Promise<string>;
}

function answerOf(random: Random): CarrierAnswer {
  if (random.chance(0.93)) return { action: 'confirm' };
  return { action: 'callOff', reasonCode: 'carrier_unavailable' };
}

/**
 * The answers of carriers to open pickups. Some come late, after the slot, and some twice, also with
 * another content: the lifecycle then refuses them.
 */
export async function dueCarrierAnswers(
  { database, random, storeIds }: ShopperContext,
  now: Date,
  minutes: number,
): Promise<DueAnswer[]> {
  const open = await database.db
    .select({ id: pickups.id, number: pickups.number, status: pickups.status })
    .from(pickups)
    .where(
      and(
        inArray(pickups.storeId, [...storeIds]),
        inArray(pickups.status, [...OPEN_PICKUP_STATUSES]),
      ),
    )
    .orderBy(asc(pickups.startsAt), asc(pickups.id))
    .limit(MAX_PICKUPS);
  return open.flatMap(({ id, number, status }) => {
    const mean = status === 'confirmed' ? SECOND_ANSWER_MINUTES : ANSWER_MINUTES;
    if (!random.chance(Math.min(1, minutes / mean))) return [];
    const answer = answerOf(random);
    const give = async () => {
      await recordCarrierAnswer(database, id, answer, now);
      return answer.action === 'confirm' ? 'is agreed to by its carrier' : 'is called off';
    };
    return [{ number, give }];
  });
}

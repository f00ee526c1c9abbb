import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PayoutHold } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { clients, orders } from '../database/schema/orders';
import { payoutEntries } from '../database/schema/payouts';
import type { PayoutRow } from './payouts.repository';

/** What holds payouts back, by the payout's id. */
export type PayoutHolds = ReadonlyMap<string, PayoutHold>;

/** The ids of the orders that a payout pays or deducts from. */
export async function ordersOfPayout(tx: Tx, payoutId: string): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ orderId: payoutEntries.orderId })
    .from(payoutEntries)
    .where(and(eq(payoutEntries.payoutId, payoutId), isNotNull(payoutEntries.orderId)));
  return new Set(rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])));
}

function isHeld({ status }: PayoutRow): boolean {
  return status === 'on_hold' || status === 'in_review';
}

/** The orders and the time of each payout that is held back or under review, in one query. */
export async function payoutHoldsOf(
  reader: Reader,
  payouts: readonly PayoutRow[],
): Promise<PayoutHolds> {
  const held = payouts.filter(isHeld);
  const ids = [...new Set(held.flatMap(({ heldOrderIds }) => heldOrderIds))];
  const found = ids.length === 0 ? [] : await selectOrders(reader, ids);
  const byId = new Map(found.map((order) => [order.id, order]));
  return new Map(
    held.map(({ id, heldOrderIds, answerBy, status }) => [
      id,
      {
        orders: heldOrderIds.flatMap((orderId) => byId.get(orderId) ?? []),
        answerBy: status === 'on_hold' ? (answerBy?.toISOString() ?? null) : null,
      },
    ]),
  );
}

async function selectOrders(reader: Reader, ids: readonly string[]) {
  const { id, number } = orders;
  const { id: clientId, firstName, lastName } = clients;
  const rows = await reader
    .select({ id, number, clientId, firstName, lastName })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(inArray(orders.id, [...ids]));
  return rows.map((row) => ({
    id: row.id,
    number: String(row.number),
    client: { id: row.clientId, name: `${row.firstName} ${row.lastName}` },
  }));
}

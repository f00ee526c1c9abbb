import { eq, sql } from 'drizzle-orm';
import { ORDER_STATUSES } from '#domain/orders/order-lifecycle';
import { addDays, casablancaInstant } from '#domain/time/casablanca-day';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { users } from '../../../server/database/schema/stores';
import { oneOf, type Random } from '../support/seeded-random';
import type { TestServer } from '../support/test-server';

/** Days around clock changes in Casablanca. */
const EDGES = ['2026-02-15', '2026-03-22', '2026-09-19', '2026-09-20', '2026-09-21'];

/** A time near the start of a day, where a wrong time zone shows. */
function instant(random: Random, today: string): Date {
  const day = random() < 0.5 ? oneOf(random, EDGES) : addDays(today, -Math.floor(random() * 60));
  return new Date(casablancaInstant(day).getTime() + Math.floor((random() - 0.5) * 7_200_000));
}

async function changeOrder(
  server: TestServer,
  random: Random,
  ids: readonly string[],
  today: string,
) {
  const staff = await server.database.db.select({ id: users.id }).from(users).limit(3);
  const acceptedBy = random() < 0.3 ? null : oneOf(random, staff).id;
  const total = Math.floor(random() * 90_000);
  const discountTotal = Math.floor(random() * 500);
  const change = oneOf(random, [
    { status: oneOf(random, ORDER_STATUSES) },
    { orderDate: instant(random, today) },
    { acceptedBy },
    { itemTotal: total, discountTotal, total, commissionTotal: Math.floor(total / 9) },
    { shippingTotal: Math.floor(random() * 5_000) },
    { archivedAt: new Date(), internalNote: 'x' },
  ]);
  await server.database.db
    .update(orders)
    .set(change)
    .where(eq(orders.id, oneOf(random, ids)));
}

function changeItem(server: TestServer, random: Random, ids: readonly string[]) {
  return server.database.db
    .update(orderItems)
    .set({
      quantityCancelled: sql`floor(${random()}::float8 * (quantity + 1))::integer`,
      quantityReturned: 0,
    })
    .where(eq(orderItems.orderId, oneOf(random, ids)));
}

async function changeClient(server: TestServer, random: Random, ids: readonly string[]) {
  const ofOrder = server.database.db
    .select({ id: orders.clientId })
    .from(orders)
    .where(eq(orders.id, oneOf(random, ids)));
  await server.database.db
    .update(clients)
    .set({ gender: oneOf(random, ['female', 'male', null]) })
    .where(sql`${clients.id} in ${ofOrder}`);
}

/** Changes one of the orders, or the client who placed it, at random. */
export function applyRandomChange(
  server: TestServer,
  random: Random,
  ids: readonly string[],
  today: string,
): Promise<unknown> {
  const chance = random();
  if (chance < 0.6) return changeOrder(server, random, ids, today);
  return chance < 0.85 ? changeItem(server, random, ids) : changeClient(server, random, ids);
}

import { and, asc, lt, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import { keptStatement } from '../database/kept-statements';
import { orderItems } from '../database/schema/orders';

const MAX_PICTURES = 3;

const firstItems = keptStatement((reader) =>
  reader
    .select({
      orderId: orderItems.orderId,
      url: orderItems.pictureUrl,
      name: orderItems.name,
      nameEn: orderItems.nameEn,
      nameAr: orderItems.nameAr,
    })
    .from(orderItems)
    .where(
      and(
        sql`${orderItems.orderId} = any(${sql.placeholder('orderIds')})`,
        lt(orderItems.position, MAX_PICTURES),
      ),
    )
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
    .prepare('first_items'),
);

/** The first items of these orders, by position. */
export const selectFirstItems = (reader: Reader, orderIds: string[]) =>
  firstItems(reader).execute({ orderIds });

/** A row of {@link selectFirstItems}. */
export type FirstItemRow = Awaited<ReturnType<typeof selectFirstItems>>[number];

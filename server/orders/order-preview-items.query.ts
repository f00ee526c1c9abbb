import { and, asc, lt, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import { preparedStatement } from '../database/prepared-statements';
import { orderItems } from '../database/schema/orders';

const MAX_PICTURES = 3;

const previewItemsStatement = preparedStatement((reader) =>
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
export function selectPreviewItems(reader: Reader, orderIds: string[]) {
  return previewItemsStatement(reader).execute({ orderIds });
}

/** A row of {@link selectPreviewItems}. */
export type PreviewItemRow = Awaited<ReturnType<typeof selectPreviewItems>>[number];

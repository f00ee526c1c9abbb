import { and, desc, eq, sql } from 'drizzle-orm';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { inStatuses } from '../database/list-filters';
import { clients, orders } from '../database/schema/orders';
import { cities } from '../database/schema/reference';
import { EXPORT_BATCH, inBatches } from '../http/csv-file';
import {
  chosenStatuses,
  type OrderPageQuery,
  orderFilterCondition,
} from '../orders/order-list.query';

type OrderFilters = Omit<Operations['exportOrders']['query'], 'language' | 'format'> &
  Pick<OrderPageQuery, 'dueBefore'>;

function selectAfter(
  reader: Reader,
  storeId: string,
  query: OrderFilters,
  last: OrderRow | undefined,
) {
  return reader
    .select({
      order: orders,
      client: {
        firstName: clients.firstName,
        lastName: clients.lastName,
        phone: clients.phoneNumber,
      },
      city: cities.name,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(
      and(
        orderFilterCondition(storeId, query),
        inStatuses(orders.status, chosenStatuses(query)),
        last &&
          sql`(${orders.orderDate}, ${orders.id}) < (${last.order.orderDate.toISOString()}::timestamptz, ${last.order.id})`,
      ),
    )
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .limit(EXPORT_BATCH);
}

interface OrderRow {
  readonly order: typeof orders.$inferSelect;
  readonly client: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  };
  readonly city: string;
}

function cellsOf({ order, client, city }: OrderRow): CsvCell[] {
  return [
    order.number,
    order.externalNumber ?? '',
    { day: casablancaDay(order.orderDate) },
    order.status,
    `${client.firstName} ${client.lastName}`,
    client.phone,
    city,
    order.itemsCount,
    csvAmount(order.itemTotal),
    csvAmount(order.shippingTotal),
    csvAmount(order.discountTotal),
    csvAmount(order.total),
    order.paymentMethod,
    order.paymentStatus,
    order.trackingNumber ?? '',
  ];
}

/** The cells of `ORDER_COLUMNS` of every order that matches the filters. */
export async function* orderRecords(reader: Reader, storeId: string, query: OrderFilters) {
  const batches = inBatches<OrderRow>((last) => selectAfter(reader, storeId, query, last));
  for await (const rows of batches) yield rows.map(cellsOf);
}

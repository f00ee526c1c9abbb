import { eq, inArray } from 'drizzle-orm';
import {
  ORDER_STATUS_WORDS,
  PAYMENT_METHOD_WORDS,
  PAYMENT_STATUS_WORDS,
} from '#domain/exports/export-words';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { clients, orders } from '../database/schema/orders';
import { cities } from '../database/schema/reference';
import { inBatchesOf } from '../http/csv-file';
import { type OrderPageQuery, readOrderIds } from '../orders/order-list.query';

type OrderFilters = Omit<Operations['exportOrders']['query'], 'language' | 'format'> &
  Pick<OrderPageQuery, 'dueBefore'>;

function selectRows(reader: Reader, ids: readonly string[]) {
  return reader
    .select({
      order: orders,
      client: {
        firstName: clients.firstName,
        lastName: clients.lastName,
        phone: clients.phoneNumber,
      },
      city: { name: cities.name, nameEn: cities.nameEn, nameAr: cities.nameAr },
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(inArray(orders.id, [...ids]));
}

type OrderRow = Awaited<ReturnType<typeof selectRows>>[number];

function cellsOf({ order, client, city }: OrderRow, language: Language): CsvCell[] {
  return [
    order.number,
    order.externalNumber ?? '',
    { day: casablancaDay(order.orderDate) },
    ORDER_STATUS_WORDS[order.status][language],
    `${client.firstName} ${client.lastName}`,
    client.phone,
    localizedName(city, language),
    order.itemsCount,
    csvAmount(order.itemTotal),
    csvAmount(order.shippingTotal),
    csvAmount(order.discountTotal),
    csvAmount(order.total),
    PAYMENT_METHOD_WORDS[order.paymentMethod][language],
    PAYMENT_STATUS_WORDS[order.paymentStatus][language],
    order.trackingNumber ?? '',
  ];
}

/** The cells of `ORDER_COLUMNS` of every order of the list, in its order and in a language. */
export async function* orderRecords(
  reader: Reader,
  storeId: string,
  { query, language }: { query: OrderFilters; language: Language },
) {
  const ids = await readOrderIds(reader, storeId, query);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await selectRows(reader, some);
    return new Map(rows.map((row) => [row.order.id, row]));
  });
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, language));
}

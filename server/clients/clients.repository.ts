import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { NO_ORDER_STATUSES, NO_SALE_STATUSES } from '#domain/metrics/order-counts';
import type { Reader, Tx } from '../context';
import type { Operations } from '../contract.generated';
import { matchingWordsAndPhones } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { collated } from '../database/name-collations';
import { clients, orderItems, orders } from '../database/schema/orders';
import { cities } from '../database/schema/reference';
import { returns } from '../database/schema/returns';
import { wasRefusedAtDelivery } from '../orders/order-list.query';
import { orderSearchText } from '../search/order-search-text';
import { hasDuplicate, isDuplicateOfClient } from './duplicate-clients';

export type ClientRow = typeof clients.$inferSelect;

/** Filters, order and page of the list, as the contract defines them. */
export type ClientListQuery = Operations['listClients']['query'];

/** The filters of the list, which the export has too. */
export type ClientFilters = Partial<Pick<ClientListQuery, 'q' | 'duplicates' | 'duplicateOf'>>;

/** What a client ordered, spent (centimes), refused at delivery and sent back. */
export interface ClientTotals {
  readonly ordersCount: number;
  readonly totalSpent: number;
  readonly refusedCount: number;
  readonly returnsCount: number;
}

/** The totals of a client without orders. */
export const NO_TOTALS: ClientTotals = {
  ordersCount: 0,
  totalSpent: 0,
  refusedCount: 0,
  returnsCount: 0,
};

const SORTS: Partial<Record<ClientListQuery['sort'], SQL[]>> = {
  createdAt: [asc(clients.createdAt), asc(clients.id)],
  '-createdAt': [desc(clients.createdAt), desc(clients.id)],
};

function orderOf({ sort, language }: Pick<ClientListQuery, 'sort' | 'language'>): SQL[] {
  const turn = sort === 'name' ? asc : desc;
  const names = [clients.lastName, clients.firstName].map((name) => collated(name, language));
  return SORTS[sort] ?? [...names.map(turn), turn(clients.id)];
}

/** All filters of the list. */
function clientFilterCondition(
  storeId: string,
  { q, duplicates, duplicateOf }: ClientFilters,
): SQL | undefined {
  return and(
    eq(clients.storeId, storeId),
    matchingWordsAndPhones(clients.searchText, q),
    duplicates ? hasDuplicate : undefined,
    duplicateOf ? isDuplicateOfClient(duplicateOf) : undefined,
  );
}

export function selectClientPage(
  reader: Reader,
  storeId: string,
  query: ClientListQuery,
): Promise<ClientRow[]> {
  return reader
    .select()
    .from(clients)
    .where(clientFilterCondition(storeId, query))
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** The id of every client of the list, on all its pages, in the list's order. */
export function readClientIds(
  reader: Reader,
  storeId: string,
  query: Omit<ClientListQuery, 'page' | 'pageSize'>,
): Promise<string[]> {
  const found = reader
    .select({ id: clients.id })
    .from(clients)
    .where(clientFilterCondition(storeId, query))
    .orderBy(...orderOf(query));
  return readIds(reader, found);
}

export function countClients(
  reader: Reader,
  storeId: string,
  query: ClientListQuery,
): Promise<number> {
  return reader.$count(clients, clientFilterCondition(storeId, query));
}

/** The client; undefined when it is unknown to this store. */
export async function findClient(
  reader: Reader,
  storeId: string,
  clientId: string,
): Promise<ClientRow | undefined> {
  const [client] = await reader
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.storeId, storeId)));
  return client;
}

/** The same, which is neither deleted nor merged until the transaction ends. */
export async function keepClient(
  tx: Tx,
  storeId: string,
  clientId: string,
): Promise<ClientRow | undefined> {
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.storeId, storeId)))
    .for('key share');
  return client;
}

/** The same, locked until the transaction ends. */
export async function lockClient(
  tx: Tx,
  storeId: string,
  clientId: string,
): Promise<ClientRow | undefined> {
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.storeId, storeId)))
    // This lock does not block transactions that only refer to the client, such as a new order.
    .for('no key update');
  return client;
}

// Part of an expression: of a selection itself, Drizzle writes columns without their tables.
const returnsOfOrder = sql`(select count(*) from ${returns} where ${returns.orderId} = ${orders.id})`;

/** The totals of each of these clients (contract, metrics), with one query for a page. */
export async function clientTotalsOf(
  reader: Reader,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, ClientTotals>> {
  if (clientIds.length === 0) return new Map();
  const rows = await reader
    .select({
      clientId: orders.clientId,
      ordersCount: sql<string>`count(*) filter (where ${orders.status} not in ${NO_ORDER_STATUSES})`,
      totalSpent: sql<string>`coalesce(sum(${orders.total}) filter (where ${orders.status} not in ${NO_SALE_STATUSES}), 0)`,
      refusedCount: sql<string>`count(*) filter (where ${wasRefusedAtDelivery})`,
      returnsCount: sql<string>`coalesce(sum(${returnsOfOrder}), 0)`,
    })
    .from(orders)
    .where(inArray(orders.clientId, [...clientIds]))
    .groupBy(orders.clientId);
  return new Map(
    rows.map(({ clientId, ordersCount, totalSpent, refusedCount, returnsCount }) => [
      clientId,
      {
        ordersCount: Number(ordersCount),
        totalSpent: Number(totalSpent),
        refusedCount: Number(refusedCount),
        returnsCount: Number(returnsCount),
      },
    ]),
  );
}

type CityNames = Pick<typeof cities.$inferSelect, 'id' | 'name' | 'nameEn' | 'nameAr'>;

/** The existing cities among the given ids. */
export async function findCities(
  reader: Reader,
  cityIds: readonly string[],
): Promise<ReadonlyMap<string, CityNames>> {
  if (cityIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: cities.id, name: cities.name, nameEn: cities.nameEn, nameAr: cities.nameAr })
    .from(cities)
    .where(inArray(cities.id, [...new Set(cityIds)]));
  return new Map(rows.map((city) => [city.id, city]));
}

export async function insertClient(
  tx: Tx,
  row: typeof clients.$inferInsert,
): Promise<ClientRow | undefined> {
  const [client] = await tx.insert(clients).values(row).returning();
  return client;
}

/** Writes the change and counts the revision up. The caller holds the lock. */
export async function changeClient(
  tx: Tx,
  clientId: string,
  change: Partial<typeof clients.$inferInsert>,
  now: Date,
): Promise<ClientRow | undefined> {
  const [client] = await tx
    .update(clients)
    .set({ ...change, updatedAt: now, revision: sql`${clients.revision} + 1` })
    .where(eq(clients.id, clientId))
    .returning();
  return client;
}

/**
 * Updates the search texts of the client's orders with the current name and number. This is no
 * change of the orders themselves: revisions stay. Rows are locked by id, the order that every bulk
 * writer uses.
 */
export async function refreshOrderSearch(tx: Tx, client: ClientRow): Promise<void> {
  const rows = await tx
    .select({ id: orders.id, number: orders.number, externalNumber: orders.externalNumber })
    .from(orders)
    .where(eq(orders.clientId, client.id))
    .orderBy(asc(orders.id))
    .for('update');
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const lines = await tx
    .select({ orderId: orderItems.orderId, sku: orderItems.sku })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const texts = rows.map((order) => {
    const skus = lines.filter(({ orderId }) => orderId === order.id).map(({ sku }) => sku);
    return orderSearchText({ ...order, client, skus });
  });
  await tx.execute(sql`
    update ${orders} set search_text = said.text
      from unnest(${sql.param(ids)}::text[], ${sql.param(texts)}::text[]) as said(id, text)
     where ${orders.id} = said.id`);
}

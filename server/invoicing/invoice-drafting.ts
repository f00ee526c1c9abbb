import { asc, eq } from 'drizzle-orm';
import { invoiceLinesOf, type StoredInvoiceLine } from '#domain/invoices/invoice-lines';
import { invoiceTotals } from '#domain/invoices/tax-totals';
import type { Tx } from '../context';
import type { InvoiceClient, InvoiceSeller } from '../database/schema/invoices';
import { clients, orderItems, orders } from '../database/schema/orders';
import { cities } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { invoiceSearchText } from '../search/invoice-search-text';
import type { InvoiceValues } from './invoices.repository';

/** Joins parts of an address in one line, without empty parts. */
export function joinAddressParts(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/** Current name, seat and company numbers of the store. */
export async function invoiceSellerOf(tx: Tx, storeId: string): Promise<InvoiceSeller> {
  const [row] = await tx
    .select({ store: stores, city: cities.name })
    .from(stores)
    .leftJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(stores.id, storeId));
  if (!row) throw new Error(`There is no store ${storeId}.`);
  const { store, city } = row;
  return {
    name: store.juridicalName ?? store.enterprise,
    address: joinAddressParts(store.billingAddress, store.zipcode, city) || null,
    ice: store.ice,
    taxId: store.taxId,
    rce: store.rce,
    businessTaxId: store.businessTaxId,
    cnss: store.cnss,
  };
}

/** Current data of the order's client, with the address of the parcel. */
export async function invoiceClientFromOrder(tx: Tx, orderId: string): Promise<InvoiceClient> {
  const [row] = await tx
    .select({ client: clients, address: orders.shippingAddress, city: cities.name })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`There is no order ${orderId}.`);
  const { client, address, city } = row;
  return {
    id: client.id,
    name: `${client.firstName} ${client.lastName}`,
    ice: client.ice,
    address: joinAddressParts(address.line1, address.line2, address.zipcode, city),
    email: client.email,
  };
}

/** Columns derived from the lines. */
export function totalColumns(lines: StoredInvoiceLine[]) {
  return { lines, ...invoiceTotals(lines) };
}

/** A draft of the order's invoice: the items that the client kept, at the prices of the order. */
export async function draftFromOrder(
  tx: Tx,
  order: typeof orders.$inferSelect,
  now: Date,
): Promise<InvoiceValues> {
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const client = await invoiceClientFromOrder(tx, order.id);
  return {
    storeId: order.storeId,
    type: 'invoice',
    status: 'draft',
    orderId: order.id,
    orderNumber: order.number,
    seller: await invoiceSellerOf(tx, order.storeId),
    client,
    ...totalColumns(invoiceLinesOf({ ...order, items })),
    datedAt: now,
    searchText: invoiceSearchText({
      number: null,
      orderNumber: order.number,
      clientName: client.name,
    }),
  };
}

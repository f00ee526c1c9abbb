import { and, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/invoice-lifecycle';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { PaymentMethod, PaymentStatus } from '#domain/payments/payment-status';
import type { Reader } from '../context';
import { preparedStatements } from './prepared-statements';
import type { products } from './schema/products';
import { tallies } from './schema/tallies';

type ProductRow = typeof products.$inferSelect;

/** What the groups of each table are told apart by, as the migrations have it (`keep_tallies_of`). */
export interface TalliedFacets {
  products: Pick<ProductRow, 'status' | 'approvalState'> & {
    readonly isArchived: boolean;
    /** Priced, and in stock or to be ordered all the same. */
    readonly isSellable: boolean;
  };
  orders: { readonly status: OrderStatus; readonly isArchived: boolean };
  payments: { readonly method: PaymentMethod; readonly status: PaymentStatus };
  invoices: {
    readonly type: InvoiceType;
    readonly status: InvoiceStatus;
    readonly isArchived: boolean;
  };
}

type Subject = keyof TalliedFacets;

/** Records of a store that are alike: how many there are and what they come to. Centimes; 0 but for payments and invoices. */
export interface Tally<Facets> {
  readonly facets: Facets;
  readonly count: number;
  readonly amount: number;
  /** What of the amount: of payments given back, of invoices still to be paid. */
  readonly part: number;
}

const COLUMNS = {
  facets: tallies.facets,
  count: sum(tallies.count).mapWith(Number),
  amount: sum(tallies.amount).mapWith(Number),
  part: sum(tallies.part).mapWith(Number),
};

/** A group that emptied stands there until its rows are added up. */
const hasRecords: SQL = sql`sum(${tallies.count}) <> 0`;

const storeTalliesStatement = preparedStatements((reader, subject: Subject) =>
  reader
    .select(COLUMNS)
    .from(tallies)
    .where(and(eq(tallies.storeId, sql.placeholder('storeId')), eq(tallies.subject, subject)))
    .groupBy(tallies.facets)
    .having(hasRecords)
    .prepare(`tallies ${subject}`),
);

/** Number and sums of all of a store's records, by groups of alike ones that have any; in no order. */
export const readTallies = <Counted extends Subject>(
  reader: Reader,
  subject: Counted,
  storeId: string,
): Promise<Tally<TalliedFacets[Counted]>[]> =>
  // The triggers write the facets that are named above.
  storeTalliesStatement(reader, subject).execute({ storeId }) as Promise<
    Tally<TalliedFacets[Counted]>[]
  >;

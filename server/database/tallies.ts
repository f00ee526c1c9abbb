import { and, eq, type SQL, sql, sum } from 'drizzle-orm';
import type {
  ConversationKind,
  ConversationStatus,
} from '#domain/conversations/conversation-kinds';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/invoice-lifecycle';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { PaymentMethod } from '#domain/payments/payment-method';
import type { PaymentStatus } from '#domain/payments/payment-status';
import type { Reader } from '../context';
import { preparedStatements } from './prepared-statements';
import type { products } from './schema/products';
import { tallies } from './schema/tallies';

type ProductRow = typeof products.$inferSelect;

/** Columns that the groups of each table differ by, as in `functions/tallies.sql`. */
export interface TalliedFacets {
  products: Pick<ProductRow, 'status' | 'approvalState'> & {
    readonly isArchived: boolean;
    /** Priced, and either in stock or open to backorders. */
    readonly isSellable: boolean;
  };
  orders: { readonly status: OrderStatus; readonly isArchived: boolean };
  payments: { readonly method: PaymentMethod; readonly status: PaymentStatus };
  conversations: {
    readonly kind: ConversationKind;
    readonly status: ConversationStatus;
    readonly assigneeId: string | null;
    readonly isArchived: boolean;
  };
  invoices: {
    readonly type: InvoiceType;
    readonly status: InvoiceStatus;
    readonly isArchived: boolean;
  };
}

type Subject = keyof TalliedFacets;

/**
 * A group of a store's records: their count and their sums. Centimes; 0 except for payments and
 * invoices.
 */
export interface Tally<Facets> {
  readonly facets: Facets;
  readonly count: number;
  readonly amount: number;
  /** Part of the amount: refunded for payments, still due for invoices. */
  readonly part: number;
}

const COLUMNS = {
  facets: tallies.facets,
  count: sum(tallies.count).mapWith(Number),
  amount: sum(tallies.amount).mapWith(Number),
  part: sum(tallies.part).mapWith(Number),
};

/** A group without records keeps its rows until they are merged. */
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

/** Count and sums of all of a store's records, for each group that has records; unordered. */
export function readTallies<Counted extends Subject>(
  reader: Reader,
  subject: Counted,
  storeId: string,
): Promise<Tally<TalliedFacets[Counted]>[]> {
  // The triggers write the facets of the type above.
  return storeTalliesStatement(reader, subject).execute({ storeId }) as Promise<
    Tally<TalliedFacets[Counted]>[]
  >;
}

import { cancellationsQueries } from '#application/api/cancellations-queries.generated';
import { conversationsQueries } from '#application/api/conversations-queries.generated';
import { invoicesQueries } from '#application/api/invoices-queries.generated';
import { ordersQueries } from '#application/api/orders-queries.generated';
import { returnsQueries } from '#application/api/returns-queries.generated';
import { firstRead } from '#application/first-reads';
import { homeApi } from '#application/home/home-api';
import type { FirstReads } from '../routing/portal-route';

/** Number of rows of each card. */
export const ROWS_PER_CARD = 5;

const FIRST = { page: 1, pageSize: ROWS_PER_CARD } as const;
const BY_DEADLINE = { ...FIRST, sort: 'deadline' } as const;
const TO_ANSWER: { status: 'requested'[] } = { status: ['requested'] };

/** Orders that wait for an action of the store, the next deadlines first. */
export const DUE_ORDERS = {
  ...BY_DEADLINE,
  status: ['pending', 'confirmed', 'processing', 'ready'] as (
    | 'pending'
    | 'confirmed'
    | 'processing'
    | 'ready'
  )[],
};
/** Returns, or requests for cancellation, that wait for an answer. */
export const DUE_REQUESTS = { ...BY_DEADLINE, ...TO_ANSWER };
/** Conversations that wait for an answer, the next deadlines first; after them, those that wait for nobody. */
export const DUE_CONVERSATIONS = { ...FIRST, sort: 'answerDueAt' } as const;
export const LATEST_ORDERS = { ...FIRST, sort: '-orderDate' } as const;
export const LATEST_INVOICES = { ...FIRST, sort: '-issueDate' } as const;

/** What the home page reads before it shows its cards. */
export const readHome: FirstReads = (_address, { may }) => [
  firstRead(homeApi.endpoints.getToday, undefined),
  firstRead(ordersQueries.endpoints.listOrders, DUE_ORDERS),
  firstRead(cancellationsQueries.endpoints.listCancellations, DUE_REQUESTS),
  firstRead(ordersQueries.endpoints.listOrders, LATEST_ORDERS),
  ...(may('conversations.see')
    ? [firstRead(conversationsQueries.endpoints.listConversations, DUE_CONVERSATIONS)]
    : []),
  ...(may('returns.see') ? [firstRead(returnsQueries.endpoints.listReturns, DUE_REQUESTS)] : []),
  ...(may('invoices.see')
    ? [firstRead(invoicesQueries.endpoints.listInvoices, LATEST_INVOICES)]
    : []),
];

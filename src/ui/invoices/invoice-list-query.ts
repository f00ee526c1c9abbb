import type {
  ExportInvoicesApiArg,
  ListInvoicesApiArg,
} from '#application/api/invoices-endpoints.generated';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { InvoiceCounts, InvoiceStatus } from '#openapi/types.generated';
import { choiceParam, positiveParam } from '../lists/list-url';
import { type Period, periodQuery, readListPeriod } from '../lists/period-query';
import { countIn } from '../lists/status-tabs';

/** The tabs of the list and their statuses; `all` contains every one. */
export const INVOICE_TABS = ['all', 'draft', 'due', 'overdue', 'paid', 'credited'] as const;
export type InvoiceTab = (typeof INVOICE_TABS)[number];

export const TAB_STATUSES: Record<InvoiceTab, readonly InvoiceStatus[]> = {
  all: [],
  draft: ['draft'],
  due: ['issued', 'partially_paid'],
  overdue: ['overdue'],
  paid: ['paid'],
  credited: ['credited'],
};

export const INVOICE_TYPES = ['invoice', 'credit_note'] as const;

export const INVOICE_SORTS = ['issueDate', 'dueDate', 'total'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
const SORT_VALUES = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

/** The state of the invoice list that the URL stores. */
export type InvoiceListState = {
  tab: InvoiceTab;
  q: string;
  type: (typeof INVOICE_TYPES)[number] | undefined;
  /** The days of issue. */
  period: Period;
  sort: InvoiceSort | `-${InvoiceSort}`;
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the newest first. */
export function readInvoiceList(params: URLSearchParams, today: IsoDay): InvoiceListState {
  return {
    tab: choiceParam(params, 'tab', INVOICE_TABS, 'all'),
    q: params.get('q') ?? '',
    type: choiceParam(params, 'type', INVOICE_TYPES, undefined),
    period: readListPeriod(params, today),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-issueDate'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The query for a file of all invoices of the list, in its order. */
export function toInvoiceExport(state: InvoiceListState): ExportInvoicesApiArg {
  const statuses = TAB_STATUSES[state.tab];
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...(state.type ? { type: state.type } : {}),
    ...periodQuery(state.period),
    sort: state.sort,
  };
}

/** The query for the list state. */
export function toInvoiceQuery(state: InvoiceListState): ListInvoicesApiArg {
  const { page, pageSize } = state;
  return { ...toInvoiceExport(state), page, pageSize };
}

/** The number of a tab's invoices under the current filters. */
export function tabCount(tab: InvoiceTab, counts: InvoiceCounts | undefined) {
  return countIn(TAB_STATUSES[tab], counts);
}

/** Whether a filter other than the tab is active. */
export function isFiltered({ q, type, period }: InvoiceListState): boolean {
  return [q, type, period.from, period.to].some(Boolean);
}

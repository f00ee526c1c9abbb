import type {
  ExportInvoicesApiArg,
  InvoiceCounts,
  InvoiceStatus,
  ListInvoicesApiArg,
} from '#application/api/invoices-endpoints.generated';
import type { IsoDay } from '#domain/time/casablanca-day';
import { choiceParam, positiveParam } from '../lists/list-url';

/** The tabs of the list and the statuses each holds; `all` holds every one. */
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
/** Spans of issue that can be chosen; days are Casablanca's. */
export const INVOICE_PERIODS = ['month', 'lastMonth', 'year'] as const;
type InvoicePeriod = (typeof INVOICE_PERIODS)[number];

export const INVOICE_SORTS = ['issueDate', 'dueDate', 'total'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
const SORT_VALUES = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

/** What the URL says of the list of invoices. */
export type InvoiceListState = {
  tab: InvoiceTab;
  q: string;
  type: (typeof INVOICE_TYPES)[number] | undefined;
  period: InvoicePeriod | undefined;
  sort: InvoiceSort | `-${InvoiceSort}`;
  page: number;
  pageSize: number;
};

/** Reads the URL; what it does not know falls back to the list as it opens, the newest first. */
export function readInvoiceList(params: URLSearchParams): InvoiceListState {
  return {
    tab: choiceParam(params, 'tab', INVOICE_TABS, 'all'),
    q: params.get('q') ?? '',
    type: choiceParam(params, 'type', INVOICE_TYPES, undefined),
    period: choiceParam(params, 'period', INVOICE_PERIODS, undefined),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-issueDate'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** First and last day of a span, seen from `today`. */
function daysOf(period: InvoicePeriod, today: IsoDay): { from: IsoDay; to: IsoDay } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (monthIndex: number, date: number): IsoDay =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  if (period === 'year') return { from: day(0, 1), to: day(11, 31) };
  const index = period === 'month' ? month - 1 : month - 2;
  return { from: day(index, 1), to: day(index + 1, 0) };
}

/** The call that fetches a file of all that the URL keeps. */
export function toInvoiceExport(state: InvoiceListState, today: IsoDay): ExportInvoicesApiArg {
  const statuses = TAB_STATUSES[state.tab];
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...(state.type ? { type: state.type } : {}),
    ...(state.period ? daysOf(state.period, today) : {}),
  };
}

/** The call that fetches what the URL says. */
export function toInvoiceQuery(state: InvoiceListState, today: IsoDay): ListInvoicesApiArg {
  const { sort, page, pageSize } = state;
  return { ...toInvoiceExport(state, today), sort, page, pageSize };
}

/** How many invoices a tab holds under the filters in force. */
export function tabCount(tab: InvoiceTab, counts: InvoiceCounts | undefined): number | undefined {
  if (!counts) return undefined;
  const statuses: readonly string[] = tab === 'all' ? Object.keys(counts) : TAB_STATUSES[tab];
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Whether anything but the tab narrows the list. */
export const isFiltered = ({ q, type, period }: InvoiceListState): boolean =>
  q !== '' || type !== undefined || period !== undefined;

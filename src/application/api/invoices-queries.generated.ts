// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Invoice, InvoiceList, InvoiceStatus, InvoiceType } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['invoices'] as const;
export const invoiceListAnswer = {
  items: [
    {
      id: '',
      type: '',
      status: '',
      client: { name: '', address: '' },
      currency: '',
      total: 0,
      amountPaid: 0,
      creditedTotal: 0,
      amountDue: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: {},
  totals: [{ type: '', status: '', count: 0, total: 0, amountDue: 0 }],
};
export const invoiceAnswer = {
  id: '',
  type: '',
  status: '',
  seller: { name: '' },
  client: { name: '', address: '' },
  currency: '',
  lines: [{ label: '', quantity: 0, unitPrice: 0, taxRate: 0, total: 0 }],
  subtotal: 0,
  taxTotals: [{ taxRate: 0, base: 0, amount: 0 }],
  taxTotal: 0,
  total: 0,
  amountPaid: 0,
  creditedTotal: 0,
  amountDue: 0,
  payments: [{ id: '', amount: 0, receivedOn: '', createdAt: '' }],
  creditNotes: [{ id: '', total: 0 }],
  sendings: [{ id: '', email: '', language: '', sentBy: '', createdAt: '' }],
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: (queryArg) => ({
          answer: invoiceListAnswer,
          url: `/api/store/invoices/`,
          params: {
            q: queryArg.q,
            type: queryArg['type'],
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            overdue: queryArg.overdue,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['invoices'],
      }),
      getInvoice: build.query<GetInvoiceApiResponse, GetInvoiceApiArg>({
        query: (queryArg) => ({
          answer: invoiceAnswer,
          url: `/api/store/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
        }),
        providesTags: ['invoices'],
      }),
    }),
  });
export { injectedRtkApi as invoicesQueries };
export type ListInvoicesApiResponse = /** status 200 A page of invoices. */ InvoiceList;
export type ListInvoicesApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Invoices or credit notes only. */
  type?: InvoiceType;
  /** Statuses to keep, separated by commas. */
  status?: InvoiceStatus[];
  /** First day of issue (of making, for drafts), in Africa/Casablanca. */
  from?: string;
  /** Last day of issue (of making, for drafts), in Africa/Casablanca. */
  to?: string;
  /** Only those with (or without) money due since before today. */
  overdue?: boolean;
  /** Order of the list; a minus sign turns it round. `issueDate` puts drafts at the day they were made. */
  sort?: 'issueDate' | '-issueDate' | 'total' | '-total' | 'dueDate' | '-dueDate';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetInvoiceApiResponse = /** status 200 The invoice. */ Invoice;
export type GetInvoiceApiArg = {
  /** Id of the invoice. */
  invoiceId: string;
};
export const {
  useListInvoicesQuery,
  useLazyListInvoicesQuery,
  useGetInvoiceQuery,
  useLazyGetInvoiceQuery,
} = injectedRtkApi;

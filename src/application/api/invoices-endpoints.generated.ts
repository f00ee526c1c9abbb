// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  AllowedInvoiceAction,
  BookingReference,
  CreditNoteReference,
  Invoice,
  InvoiceAction,
  InvoiceClient,
  InvoiceLine,
  InvoicePayment,
  InvoiceSeller,
  InvoiceSending,
  InvoiceStatus,
  InvoiceTaxTotal,
  InvoiceType,
  Problem,
} from './shared-schemas.generated';
export * from './invoices-queries.generated';
import type {
  Invoice,
  InvoiceAction,
  InvoiceStatus,
  InvoiceType,
} from './shared-schemas.generated';
import { invoiceAnswer } from './invoices-queries.generated';
import { invoicesQueries as api } from './invoices-queries.generated';
export const addTagTypes = ['invoices'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createInvoice: build.mutation<CreateInvoiceApiResponse, CreateInvoiceApiArg>({
        query: (queryArg) => ({
          answer: invoiceAnswer,
          url: `/api/store/invoices/`,
          method: 'POST',
          body: queryArg.invoiceCreation,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['invoices'],
      }),
      exportInvoices: build.query<ExportInvoicesApiResponse, ExportInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/api/store/invoices/export/`,
          params: {
            q: queryArg.q,
            type: queryArg['type'],
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            overdue: queryArg.overdue,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['invoices'],
      }),
      updateInvoice: build.mutation<UpdateInvoiceApiResponse, UpdateInvoiceApiArg>({
        query: (queryArg) => ({
          answer: invoiceAnswer,
          url: `/api/store/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
          method: 'PATCH',
          body: queryArg.invoiceUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['invoices'],
      }),
      performInvoiceAction: build.mutation<
        PerformInvoiceActionApiResponse,
        PerformInvoiceActionApiArg
      >({
        query: (queryArg) => ({
          answer: invoiceAnswer,
          url: `/api/store/invoices/${encodeURIComponent(String(queryArg.invoiceId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.invoiceActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['invoices'],
      }),
    }),
  });
export { injectedRtkApi as invoicesEndpoints };
export type CreateInvoiceApiResponse = /** status 201 The draft. */ Invoice;
export type CreateInvoiceApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  invoiceCreation: InvoiceCreation;
};
export type ExportInvoicesApiResponse = /** status 200 The file. */ string;
export type ExportInvoicesApiArg = {
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
  /** Order of the file, as of the list; a minus sign turns it round. `issueDate` puts drafts at the day they were made. */
  sort?: 'issueDate' | '-issueDate' | 'total' | '-total' | 'dueDate' | '-dueDate';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type UpdateInvoiceApiResponse = /** status 200 The draft after the change. */ Invoice;
export type UpdateInvoiceApiArg = {
  /** Id of the invoice. */
  invoiceId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  invoiceUpdate: InvoiceUpdate;
};
export type PerformInvoiceActionApiResponse =
  /** status 200 The invoice after the action; after `credit`, the invoice that was credited. */ Invoice;
export type PerformInvoiceActionApiArg = {
  /** Id of the invoice. */
  invoiceId: string;
  /** What to do. */
  action: InvoiceAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  invoiceActionRequest: InvoiceActionRequest;
};
export type InvoiceDraftClient = {
  name: string;
  /** Company number of a client that is a company. */
  ice?: string | null;
  address: string;
  email?: string | null;
};
export type InvoiceCreation = {
  orderId?: string;
  bookingId?: string;
  clientId?: string;
  client?: InvoiceDraftClient;
};
export type InvoiceDraftLine = {
  label: string;
  quantity: number;
  /** Centimes, VAT included; negative for a discount. */
  unitPrice: number;
  /** The rates of Moroccan VAT. */
  taxRate: 0 | 0.07 | 0.1 | 0.14 | 0.2;
};
export type InvoiceUpdate = {
  client?: {
    name?: string;
    /** Company number of a client that is a company. */
    ice?: string | null;
    address?: string;
    email?: string | null;
  };
  lines?: InvoiceDraftLine[];
  /** Null: thirty days from the issue. A day before the issue becomes the day of issue. */
  dueDate?: string | null;
  note?: string | null;
};
export type InvoiceActionRequest = {
  /** recordPayment: centimes, at most what is due. */
  amount?: number;
  /** recordPayment: the day the money came, in Africa/Casablanca; today unless told otherwise. */
  receivedOn?: string;
  /** recordPayment: name of the transfer or cheque. */
  reference?: string;
  /** credit: why; stands on the credit note. */
  note?: string;
  /** send: whom to. */
  email?: string;
  /** send: what the client reads; the language of who sends unless told otherwise. */
  language?: 'fr' | 'ar' | 'en';
  /** send: a word to the client, plain text. */
  message?: string;
  /** credit: what to take back; everything that is left when absent. */
  lines?: {
    /** The line, counted from 0. */
    position: number;
    quantity: number;
  }[];
};
export const {
  useCreateInvoiceMutation,
  useExportInvoicesQuery,
  useLazyExportInvoicesQuery,
  useUpdateInvoiceMutation,
  usePerformInvoiceActionMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './invoices-queries.generated';
import type {
  Invoice,
  InvoiceAction,
  InvoiceActionRequest,
  InvoiceCreation,
  InvoiceStatus,
  InvoiceType,
  InvoiceUpdate,
} from '#openapi/types.generated';
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
export const {
  useCreateInvoiceMutation,
  useExportInvoicesQuery,
  useLazyExportInvoicesQuery,
  useUpdateInvoiceMutation,
  usePerformInvoiceActionMutation,
} = injectedRtkApi;

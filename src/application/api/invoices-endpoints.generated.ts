// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  AllowedInvoiceAction,
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
import type { Invoice, InvoiceAction } from './shared-schemas.generated';
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
  useUpdateInvoiceMutation,
  usePerformInvoiceActionMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
export const addTagTypes = ['invoices'] as const;
const invoiceListAnswer = {
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
const invoiceAnswer = {
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
      getInvoice: build.query<GetInvoiceApiResponse, GetInvoiceApiArg>({
        query: (queryArg) => ({
          answer: invoiceAnswer,
          url: `/api/store/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
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
export type GetInvoiceApiResponse = /** status 200 The invoice. */ Invoice;
export type GetInvoiceApiArg = {
  /** Id of the invoice. */
  invoiceId: string;
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
export type InvoiceType = 'invoice' | 'credit_note';
export type InvoiceStatus = 'draft' | 'issued' | 'partially_paid' | 'paid' | 'overdue' | 'credited';
export type InvoiceClient = {
  /** Null for a client who is none of the store's. */
  id: string | null;
  name: string;
  ice: string | null;
  address: string;
  /** Where a sending is offered to go. */
  email: string | null;
};
export type InvoiceAction = 'issue' | 'recordPayment' | 'credit' | 'send' | 'delete';
export type AllowedInvoiceAction = {
  action: InvoiceAction;
  /** Status at the end of it; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type InvoiceSummary = {
  id: string;
  /** Continuous series by store, year and type, drawn on issue; null for a draft. */
  number: string | null;
  type: InvoiceType;
  status: InvoiceStatus;
  /** Null for an invoice without an order. */
  orderId: string | null;
  orderNumber: string | null;
  /** The invoice that a credit note takes back. */
  originalInvoiceId: string | null;
  /** Day of issue in Africa/Casablanca. */
  issueDate: string | null;
  /** Last day to pay. */
  dueDate: string | null;
  client: InvoiceClient;
  currency: 'MAD';
  /** Centimes, VAT included. */
  total: number;
  /** Centimes. */
  amountPaid: number;
  /** Centimes, taken back by credit notes. */
  creditedTotal: number;
  /** Centimes still to be paid; of a credit note none. */
  amountDue: number;
  allowedActions: AllowedInvoiceAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type InvoiceCounts = {
  [key: string]: number;
};
export type InvoiceTotal = {
  type: InvoiceType;
  status: InvoiceStatus;
  count: number;
  /** Centimes, VAT included. */
  total: number;
  /** Centimes still to be paid; of credit notes none. */
  amountDue: number;
};
export type InvoiceList = {
  items: InvoiceSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: InvoiceCounts;
  /** Sums by type and status under the same filters, the status filter apart, where there are any. */
  totals: InvoiceTotal[];
};
export type InvoiceSeller = {
  /** Registered name of the company. */
  name: string;
  /** Identifiant commun de l'entreprise. */
  ice: string | null;
  /** Identifiant fiscal. */
  taxId: string | null;
  /** Number in the trade register. */
  rce: string | null;
  /** Number of the business tax (taxe professionnelle). */
  businessTaxId: string | null;
  /** Number at the Caisse nationale de sécurité sociale. */
  cnss: string | null;
  address: string | null;
};
export type InvoiceLine = {
  /** A line that every invoice has in the words of its language; null for a line with a label of its own. */
  kind: ('delivery' | 'discount' | null) | ('delivery' | 'discount' | null);
  /** In French, or as it was written. */
  label: string;
  /** Null without a translation. */
  labelEn: string | null;
  /** Null without a translation. */
  labelAr: string | null;
  quantity: number;
  /** Centimes, VAT included; negative for a discount. */
  unitPrice: number;
  /** VAT rate, 0 to 1. */
  taxRate: number;
  /** unitPrice × quantity, centimes, VAT included. */
  total: number;
  /** On a credit note: the line of the invoice it takes back, counted from 0. */
  position?: number;
};
export type InvoiceTaxTotal = {
  taxRate: number;
  /** Centimes, without VAT. */
  base: number;
  /** Centimes of VAT. */
  amount: number;
};
export type InvoicePayment = {
  id: string;
  /** Centimes. */
  amount: number;
  receivedOn: string;
  reference: string | null;
  /** Id of the user who recorded it; null for the marketplace. */
  recordedBy: string | null;
  createdAt: string;
};
export type CreditNoteReference = {
  id: string;
  number: string | null;
  issueDate: string | null;
  /** Centimes. */
  total: number;
};
export type InvoiceSending = {
  id: string;
  email: string;
  language: 'fr' | 'ar' | 'en';
  /** Id of the user who sent it. */
  sentBy: string;
  createdAt: string;
};
export type Invoice = {
  id: string;
  /** Continuous series by store, year and type, drawn on issue; null for a draft. */
  number: string | null;
  type: InvoiceType;
  status: InvoiceStatus;
  /** Null for an invoice without an order. */
  orderId: string | null;
  orderNumber: string | null;
  /** The invoice that a credit note takes back. */
  originalInvoiceId: string | null;
  /** Its number, which the credit note must name. */
  originalInvoiceNumber: string | null;
  /** Day of issue in Africa/Casablanca. */
  issueDate: string | null;
  /** Last day to pay. */
  dueDate: string | null;
  seller: InvoiceSeller;
  /** Of the store on the day of issue; null for a draft. */
  letterheadId: string | null;
  client: InvoiceClient;
  currency: 'MAD';
  lines: InvoiceLine[];
  /** Centimes, without VAT. */
  subtotal: number;
  taxTotals: InvoiceTaxTotal[];
  /** Centimes of VAT. */
  taxTotal: number;
  /** Centimes, VAT included. */
  total: number;
  /** Centimes. */
  amountPaid: number;
  /** Centimes, taken back by credit notes. */
  creditedTotal: number;
  /** Centimes still to be paid; of a credit note none. */
  amountDue: number;
  payments: InvoicePayment[];
  creditNotes: CreditNoteReference[];
  sendings: InvoiceSending[];
  note: string | null;
  allowedActions: AllowedInvoiceAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
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
  useListInvoicesQuery,
  useLazyListInvoicesQuery,
  useCreateInvoiceMutation,
  useExportInvoicesQuery,
  useLazyExportInvoicesQuery,
  useGetInvoiceQuery,
  useLazyGetInvoiceQuery,
  useUpdateInvoiceMutation,
  usePerformInvoiceActionMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
export const addTagTypes = ['imports'] as const;
export const importJobAnswer = {
  id: '',
  fileName: '',
  sizeBytes: 0,
  format: '',
  delimiter: '',
  encoding: '',
  encodings: [{ encoding: '', isDoubleEncoded: true, sample: [''] }],
  preamble: [''],
  headerRow: 0,
  status: '',
  mapping: [{ column: '' }],
  options: {},
  requiredOptions: [''],
  questions: [
    {
      option: '',
      examples: [{ row: 0, column: '', cell: '', readings: [{ choice: '', value: '' }] }],
    },
  ],
  currencies: [''],
  currencyRows: [{ currency: '', count: 0, firstRows: [0] }],
  rowCount: 0,
  processedCount: 0,
  okCount: 0,
  failedCount: 0,
  warningCount: 0,
  skippedCount: 0,
  products: { created: 0, updated: 0, failed: 0, unchanged: 0 },
  outcomes: { 'new': 0, changed: 0, unchanged: 0, refused: 0, skipped: 0 },
  standouts: [{ kind: '', count: 0 }],
  dryRun: true,
  allowedActions: [''],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
export const importJobListAnswer = {
  items: [
    {
      id: '',
      fileName: '',
      sizeBytes: 0,
      format: '',
      delimiter: '',
      encoding: '',
      encodings: [{ encoding: '', isDoubleEncoded: true, sample: [''] }],
      preamble: [''],
      headerRow: 0,
      status: '',
      mapping: [{ column: '' }],
      options: {},
      requiredOptions: [''],
      questions: [
        {
          option: '',
          examples: [{ row: 0, column: '', cell: '', readings: [{ choice: '', value: '' }] }],
        },
      ],
      currencies: [''],
      currencyRows: [{ currency: '', count: 0, firstRows: [0] }],
      rowCount: 0,
      processedCount: 0,
      okCount: 0,
      failedCount: 0,
      warningCount: 0,
      skippedCount: 0,
      products: { created: 0, updated: 0, failed: 0, unchanged: 0 },
      outcomes: { 'new': 0, changed: 0, unchanged: 0, refused: 0, skipped: 0 },
      standouts: [{ kind: '', count: 0 }],
      dryRun: true,
      allowedActions: [''],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const importRowListAnswer = {
  items: [
    {
      number: 0,
      status: '',
      action: '',
      errors: [{ code: '' }],
      outcome: '',
      changes: [{ field: '' }],
      standouts: [''],
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createImport: build.mutation<CreateImportApiResponse, CreateImportApiArg>({
        query: (queryArg) => ({
          answer: importJobAnswer,
          url: `/api/store/product/import/new`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: (queryArg) => ({
          answer: importJobListAnswer,
          url: `/api/store/product/import/`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['imports'],
      }),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({
          answer: importJobAnswer,
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}`,
        }),
        providesTags: ['imports'],
      }),
      updateImport: build.mutation<UpdateImportApiResponse, UpdateImportApiArg>({
        query: (queryArg) => ({
          answer: importJobAnswer,
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}`,
          method: 'PATCH',
          body: queryArg.importUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
      listImportRows: build.query<ListImportRowsApiResponse, ListImportRowsApiArg>({
        query: (queryArg) => ({
          answer: importRowListAnswer,
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/rows`,
          params: {
            status: queryArg.status,
            outcome: queryArg.outcome,
            standout: queryArg.standout,
            q: queryArg.q,
            order: queryArg.order,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['imports'],
      }),
      downloadImportFailures: build.query<
        DownloadImportFailuresApiResponse,
        DownloadImportFailuresApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/failures`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['imports'],
      }),
      downloadImportChanges: build.query<
        DownloadImportChangesApiResponse,
        DownloadImportChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/changes`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ['imports'],
      }),
      performImportAction: build.mutation<
        PerformImportActionApiResponse,
        PerformImportActionApiArg
      >({
        query: (queryArg) => ({
          answer: importJobAnswer,
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/action/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.importActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
    }),
  });
export { injectedRtkApi as importsEndpoints };
export type CreateImportApiResponse = /** status 201 The job. */ ImportJob;
export type CreateImportApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** CSV or TSV, 100 MB at most. */
    file: Blob;
  };
};
export type ListImportsApiResponse = /** status 200 A page of jobs. */ ImportJobList;
export type ListImportsApiArg = {
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetImportApiResponse = /** status 200 The job. */ ImportJob;
export type GetImportApiArg = {
  /** Id of the job. */
  importId: string;
};
export type UpdateImportApiResponse = /** status 200 The job. */ ImportJob;
export type UpdateImportApiArg = {
  /** Id of the job. */
  importId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  importUpdate: ImportUpdate;
};
export type ListImportRowsApiResponse = /** status 200 A page of rows. */ ImportRowList;
export type ListImportRowsApiArg = {
  /** Id of the job. */
  importId: string;
  /** Rows to keep by their issues. */
  status?: ImportRowStatus;
  /** Rows to keep by their effect. */
  outcome?: ImportRowOutcome;
  /** Rows to keep that stand out in this way. */
  standout?: ImportStandout;
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** By row number, or the heaviest change first. */
  order?: 'number' | 'heaviest';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type DownloadImportFailuresApiResponse = /** status 200 The file. */ string;
export type DownloadImportFailuresApiArg = {
  /** Id of the job. */
  importId: string;
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
};
export type DownloadImportChangesApiResponse = /** status 200 The file. */ string;
export type DownloadImportChangesApiArg = {
  /** Id of the job. */
  importId: string;
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
};
export type PerformImportActionApiResponse = /** status 200 The job. */ ImportJob;
export type PerformImportActionApiArg = {
  /** Id of the job. */
  importId: string;
  /** What to do. */
  action: ImportAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  importActionRequest: ImportActionRequest;
};
export type ImportFormat =
  | 'own'
  | 'shopify'
  | 'shopify_new'
  | 'woocommerce'
  | 'google_merchant'
  | 'medusa'
  | 'bagisto'
  | 'spree_products'
  | 'spree_translations'
  | 'vendure'
  | 'prestashop'
  | 'magento'
  | 'etsy'
  | 'opencart'
  | 'square'
  | 'wix'
  | 'unknown';
export type ImportEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1256'
  | 'macintosh'
  | 'cp850'
  | 'iso-8859-15'
  | 'iso-8859-6'
  | 'cp720'
  | 'utf-8-via-windows-1252'
  | 'utf-8-via-windows-1256'
  | 'utf-8-via-macintosh';
export type ImportEncodingCandidate = {
  encoding: ImportEncoding;
  /** Whether the text was encoded twice and is mended by this reading. */
  isDoubleEncoded: boolean;
  /** Lines of the file, those with accents or Arabic letters first. */
  sample: string[];
};
export type ImportStatus =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'finished'
  | 'failed'
  | 'cancelled';
export type ImportColumn = {
  column: string;
  /** Field of the catalogue, e.g. code, nameFr, price, attr:color; null leaves the column out. */
  target: string | null;
  /** First value found. */
  sample: string | null;
};
export type ImportOptions = {
  /** Language of text the file does not label. */
  textLanguage: ('fr' | 'en' | 'ar' | null) | ('fr' | 'en' | 'ar' | null);
  /** Currency of the prices to read; rows in another are skipped. */
  currency: string | null;
  /** MAD for one unit of the currency. No default. */
  exchangeRate: number | null;
  /** Decimal mark of cells such as 1.299, which can be read with both, where the other cells of the file do not decide. Null only while it is asked. */
  decimalMark: ('point' | 'comma' | null) | ('point' | 'comma' | null);
  /** Whether 05/12/2026 is 5 December or 12 May. Null only while it is asked. */
  dateOrder: ('dayFirst' | 'monthFirst' | null) | ('dayFirst' | 'monthFirst' | null);
  /** Percent of VAT that is added to prices before tax, e.g. 20; 0 takes them as final prices. Null while it is asked, and where the file has no such price. */
  vatRate: number | null;
  /** A product keeps no end of a sale: the price to take of running sales that have one. Null while it is asked, and where no sale has an end. */
  saleEnd: ('sale' | 'regular' | null) | ('sale' | 'regular' | null);
};
export type ImportQuestionOption = 'decimalMark' | 'dateOrder' | 'vatRate' | 'saleEnd';
export type ImportExampleReading = {
  /** A value of the option; of vatRate, whether a rate above 0 is added or the prices are final. Until a rate is chosen, the example adds 20 percent. */
  choice:
    | 'point'
    | 'comma'
    | 'dayFirst'
    | 'monthFirst'
    | 'addVat'
    | 'finalPrice'
    | 'sale'
    | 'regular';
  /** An amount (1299.00), another number (1000) or a day (2026-12-05); empty where the cell gives none. */
  value: string;
};
export type ImportQuestionExample = {
  /** Row as a spreadsheet counts it, the header is 1. */
  row: number;
  column: string;
  /** As in the file. */
  cell: string;
  /** Last day of the sale for saleEnd; otherwise null. */
  until: string | null;
  readings: ImportExampleReading[];
};
export type ImportQuestion = {
  option: ImportQuestionOption;
  /** Five at most. */
  examples: ImportQuestionExample[];
};
export type ImportCurrencyRows = {
  currency: string;
  count: number;
  /** The first ten of these rows, as a spreadsheet counts them. */
  firstRows: number[];
};
export type ImportProductTotals = {
  created: number;
  updated: number;
  failed: number;
  unchanged: number;
};
export type ImportOutcomeCounts = {
  new: number;
  changed: number;
  unchanged: number;
  refused: number;
  skipped: number;
};
export type ImportStandout =
  | 'price_fell_by_half'
  | 'price_doubled'
  | 'price_under_cost'
  | 'goes_off_sale'
  | 'letters_lost'
  | 'goes_under_review';
export type ImportStandoutCount = {
  kind: ImportStandout;
  /** Rows that stand out in this way. */
  count: number;
};
export type ImportAction = 'dryRun' | 'run' | 'cancel';
export type ImportJob = {
  id: string;
  fileName: string;
  sizeBytes: number;
  format: ImportFormat;
  delimiter: ',' | ';' | '\t' | '|';
  encoding: ImportEncoding;
  /** Possible encodings of the file, the most plausible first, each with the same lines read by it. */
  encodings: ImportEncodingCandidate[];
  /** Lines above the header. */
  preamble: string[];
  /** Row of the header as a spreadsheet counts it. */
  headerRow: number;
  /** Row at the end with the sums of the columns, which is left out. */
  totalsRow: number | null;
  status: ImportStatus;
  failureCode: string | null;
  mapping: ImportColumn[];
  options: ImportOptions;
  /** Options that must be chosen before a dry run. */
  requiredOptions: (
    | 'textLanguage'
    | 'currency'
    | 'exchangeRate'
    | 'decimalMark'
    | 'dateOrder'
    | 'vatRate'
    | 'saleEnd'
  )[];
  /** Options that the cells of the file leave open, with examples. saleEnd is asked once the answers are known on which its days and prices depend. */
  questions: ImportQuestion[];
  /** Currencies found in the file. */
  currencies: string[];
  /** Rows that name a currency for their price, in a column or in the price itself. Those in another currency than the chosen one are skipped. */
  currencyRows: ImportCurrencyRows[];
  /** When a file with these columns was run last, where mapping and options are taken from that; else null. */
  rememberedAt: string | null;
  /** Records in the file. */
  rowCount: number;
  /** Records done in this dry run or run. */
  processedCount: number;
  okCount: number;
  failedCount: number;
  warningCount: number;
  skippedCount: number;
  products: ImportProductTotals;
  outcomes: ImportOutcomeCounts;
  /** What stands out, the gravest first; a run confirms each with its count. */
  standouts: ImportStandoutCount[];
  /** Whether the figures are those of a dry run. */
  dryRun: boolean;
  allowedActions: ImportAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ImportJobList = {
  items: ImportJob[];
  total: number;
  page: number;
  pageSize: number;
};
export type ImportMappingEntry = {
  column: string;
  target: string | null;
};
export type ImportOptionsUpdate = {
  textLanguage?: ('fr' | 'en' | 'ar' | null) | ('fr' | 'en' | 'ar' | null);
  currency?: string | null;
  exchangeRate?: number | null;
  decimalMark?: 'point' | 'comma';
  dateOrder?: 'dayFirst' | 'monthFirst';
  vatRate?: number;
  saleEnd?: 'sale' | 'regular';
};
export type ImportUpdate = {
  mapping?: ImportMappingEntry[];
  options?: ImportOptionsUpdate;
  reading?: 'recognised';
  encoding?: ImportEncoding;
};
export type ImportRowStatus = 'ok' | 'error' | 'warning' | 'skipped';
export type ImportRowIssue = {
  code: string;
  column: string | null;
  value: string | null;
};
export type ImportRowOutcome = 'new' | 'changed' | 'unchanged' | 'refused' | 'skipped';
export type ImportChange = {
  /** The target that writes the field, e.g. price, nameFr, attr:material. */
  field: string;
  /** Value in the catalogue: centimes of MAD, pieces, grams, or a text of 200 characters at most; null when there is none. */
  from: string | number | null;
  /** Value after the import, in the same form. */
  to: string | number | null;
};
export type ImportRow = {
  /** Row as a spreadsheet counts it, the header is 1; a cell with line breaks is one row. */
  number: number;
  status: ImportRowStatus;
  action: 'create' | 'update' | 'skip';
  /** Product or variant code of the row. */
  code: string | null;
  /** French name of the product after the import; null without one, and in a row that changes nothing. */
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  errors: ImportRowIssue[];
  outcome: ImportRowOutcome;
  /** Price, stock and names first; of a new row its values. */
  changes: ImportChange[];
  standouts: ImportStandout[];
};
export type ImportRowList = {
  items: ImportRow[];
  total: number;
  page: number;
  pageSize: number;
};
export type ImportActionRequest = {
  /** Of run: what stands out, with the counts that the seller confirmed. */
  confirmed?: ImportStandoutCount[];
};
export const {
  useCreateImportMutation,
  useListImportsQuery,
  useLazyListImportsQuery,
  useGetImportQuery,
  useLazyGetImportQuery,
  useUpdateImportMutation,
  useListImportRowsQuery,
  useLazyListImportRowsQuery,
  useDownloadImportFailuresQuery,
  useLazyDownloadImportFailuresQuery,
  useDownloadImportChangesQuery,
  useLazyDownloadImportChangesQuery,
  usePerformImportActionMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
export const addTagTypes = ['imports'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createImport: build.mutation<CreateImportApiResponse, CreateImportApiArg>({
        query: (queryArg) => ({
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
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}`,
        }),
        providesTags: ['imports'],
      }),
      updateImport: build.mutation<UpdateImportApiResponse, UpdateImportApiArg>({
        query: (queryArg) => ({
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
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/rows`,
          params: {
            status: queryArg.status,
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
        }),
        providesTags: ['imports'],
      }),
      performImportAction: build.mutation<
        PerformImportActionApiResponse,
        PerformImportActionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/product/import/${encodeURIComponent(String(queryArg.importId))}/action/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['imports'],
      }),
    }),
    overrideExisting: false,
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
  /** Rows to keep. */
  status?: ImportRowStatus;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type DownloadImportFailuresApiResponse = /** status 200 The file. */ string;
export type DownloadImportFailuresApiArg = {
  /** Id of the job. */
  importId: string;
};
export type PerformImportActionApiResponse = /** status 200 The job. */ ImportJob;
export type PerformImportActionApiArg = {
  /** Id of the job. */
  importId: string;
  /** What to do. */
  action: ImportAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
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
  decimalComma: boolean;
};
export type ImportProductTotals = {
  created: number;
  updated: number;
  failed: number;
  unchanged: number;
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
  requiredOptions: ('textLanguage' | 'currency' | 'exchangeRate')[];
  /** Currencies found in the file. */
  currencies: string[];
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
  decimalComma?: boolean;
};
export type ImportUpdate = {
  mapping?: ImportMappingEntry[];
  options?: ImportOptionsUpdate;
  reading?: 'recognised';
  encoding?: ImportEncoding;
};
export type ImportRowStatus = 'error' | 'warning' | 'skipped';
export type ImportRowIssue = {
  code: string;
  column: string | null;
  value: string | null;
};
export type ImportRow = {
  /** Row as a spreadsheet counts it, the header is 1; a cell with line breaks is one row. */
  number: number;
  status: ImportRowStatus;
  action: 'create' | 'update' | 'skip';
  /** Product or variant code of the row. */
  code: string | null;
  errors: ImportRowIssue[];
};
export type ImportRowList = {
  items: ImportRow[];
  total: number;
  page: number;
  pageSize: number;
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
  usePerformImportActionMutation,
} = injectedRtkApi;

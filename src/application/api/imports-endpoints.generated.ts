// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  ImportAction,
  ImportActionRequest,
  ImportJob,
  ImportJobList,
  ImportRowList,
  ImportRowOutcome,
  ImportRowStatus,
  ImportStandout,
  ImportUpdate,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
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

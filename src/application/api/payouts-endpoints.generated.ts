// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './payouts-queries.generated';
import type { PayoutAnswer, PayoutFile, PayoutSummary } from '#openapi/types.generated';
import { payoutsQueries as api } from './payouts-queries.generated';
export const addTagTypes = ['payouts'] as const;
export const payoutSummaryAnswer = {
  id: '',
  number: '',
  periodStart: '',
  periodEnd: '',
  status: '',
  currency: '',
  grossSales: 0,
  commission: 0,
  fees: 0,
  refunds: 0,
  adjustments: 0,
  carriedOver: 0,
  net: 0,
  entriesCount: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
export const payoutFileAnswer = { id: '', fileName: '', mimeType: '', sizeBytes: 0, createdAt: '' };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      downloadPayoutStatement: build.query<
        DownloadPayoutStatementApiResponse,
        DownloadPayoutStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/payouts/${encodeURIComponent(String(queryArg.payoutId))}/statement`,
          params: {
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['payouts'],
      }),
      answerPayout: build.mutation<AnswerPayoutApiResponse, AnswerPayoutApiArg>({
        query: (queryArg) => ({
          answer: payoutSummaryAnswer,
          url: `/api/store/payouts/${encodeURIComponent(String(queryArg.payoutId))}/answer`,
          method: 'POST',
          body: queryArg.payoutAnswer,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['payouts'],
      }),
      uploadPayoutFile: build.mutation<UploadPayoutFileApiResponse, UploadPayoutFileApiArg>({
        query: (queryArg) => ({
          answer: payoutFileAnswer,
          url: `/api/store/payouts/${encodeURIComponent(String(queryArg.payoutId))}/files/`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['payouts'],
      }),
      downloadPayoutFile: build.query<DownloadPayoutFileApiResponse, DownloadPayoutFileApiArg>({
        query: (queryArg) => ({
          url: `/api/store/payouts/${encodeURIComponent(String(queryArg.payoutId))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
        }),
        providesTags: ['payouts'],
      }),
    }),
  });
export { injectedRtkApi as payoutsEndpoints };
export type DownloadPayoutStatementApiResponse = /** status 200 The file. */ string;
export type DownloadPayoutStatementApiArg = {
  /** Id of the payout. */
  payoutId: string;
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type AnswerPayoutApiResponse = /** status 200 The payout, under review. */ PayoutSummary;
export type AnswerPayoutApiArg = {
  /** Id of the payout. */
  payoutId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  payoutAnswer: PayoutAnswer;
};
export type UploadPayoutFileApiResponse = /** status 201 The stored file. */ PayoutFile;
export type UploadPayoutFileApiArg = {
  /** Id of the payout. */
  payoutId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** PNG, JPEG, WebP or PDF; 10 MB at most. */
    file: Blob;
  };
};
export type DownloadPayoutFileApiResponse = /** status 200 The file. */ Blob;
export type DownloadPayoutFileApiArg = {
  /** Id of the payout. */
  payoutId: string;
  /** Id of the file. */
  fileId: string;
};
export const {
  useDownloadPayoutStatementQuery,
  useLazyDownloadPayoutStatementQuery,
  useAnswerPayoutMutation,
  useUploadPayoutFileMutation,
  useDownloadPayoutFileQuery,
  useLazyDownloadPayoutFileQuery,
} = injectedRtkApi;

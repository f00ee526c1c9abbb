// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './clients-queries.generated';
import type { Client, ClientCreate, ClientMerge, ClientUpdate } from '#openapi/types.generated';
import { clientAnswer } from './clients-queries.generated';
import { clientsQueries as api } from './clients-queries.generated';
export const addTagTypes = ['clients'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createClient: build.mutation<CreateClientApiResponse, CreateClientApiArg>({
        query: (queryArg) => ({
          answer: clientAnswer,
          url: `/api/client/create/`,
          method: 'POST',
          body: queryArg.clientCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['clients'],
      }),
      updateClient: build.mutation<UpdateClientApiResponse, UpdateClientApiArg>({
        query: (queryArg) => ({
          answer: clientAnswer,
          url: `/api/client/write/${encodeURIComponent(String(queryArg.clientId))}`,
          method: 'PATCH',
          body: queryArg.clientUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['clients'],
      }),
      exportClients: build.query<ExportClientsApiResponse, ExportClientsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/clients/export/`,
          params: {
            q: queryArg.q,
            duplicates: queryArg.duplicates,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['clients'],
      }),
      mergeClients: build.mutation<MergeClientsApiResponse, MergeClientsApiArg>({
        query: (queryArg) => ({
          answer: clientAnswer,
          url: `/api/store/client/${encodeURIComponent(String(queryArg.clientId))}/merge`,
          method: 'POST',
          body: queryArg.clientMerge,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['clients'],
      }),
    }),
  });
export { injectedRtkApi as clientsEndpoints };
export type CreateClientApiResponse = /** status 201 The client. */ Client;
export type CreateClientApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  clientCreate: ClientCreate;
};
export type UpdateClientApiResponse = /** status 200 The client as it stands now. */ Client;
export type UpdateClientApiArg = {
  /** Id of the client. */
  clientId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  clientUpdate: ClientUpdate;
};
export type ExportClientsApiResponse = /** status 200 The file. */ string;
export type ExportClientsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only clients who share a phone number or an e-mail address with another client. */
  duplicates?: boolean;
  /** Order of the file, as of the list; a minus sign turns it round. `name` goes by the last name, as names are sorted in `language`. */
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type MergeClientsApiResponse =
  /** status 200 The client that stays, with the totals of both. */ Client;
export type MergeClientsApiArg = {
  /** Id of the client that stays. */
  clientId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  clientMerge: ClientMerge;
};
export const {
  useCreateClientMutation,
  useUpdateClientMutation,
  useExportClientsQuery,
  useLazyExportClientsQuery,
  useMergeClientsMutation,
} = injectedRtkApi;

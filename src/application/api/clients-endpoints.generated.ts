// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
export const addTagTypes = ['clients'] as const;
const clientAnswer = {
  id: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  addresses: [{ line1: '', cityId: '', city: '', cityEn: '', cityAr: '' }],
  ordersCount: 0,
  totalSpent: 0,
  refusedCount: 0,
  returnsCount: 0,
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const clientListAnswer = {
  items: [
    {
      id: '',
      firstName: '',
      lastName: '',
      phoneNumber: '',
      addresses: [{ line1: '', cityId: '', city: '', cityEn: '', cityAr: '' }],
      ordersCount: 0,
      totalSpent: 0,
      refusedCount: 0,
      returnsCount: 0,
      createdAt: '',
      updatedAt: '',
      revision: 0,
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
      listClients: build.query<ListClientsApiResponse, ListClientsApiArg>({
        query: (queryArg) => ({
          answer: clientListAnswer,
          url: `/api/store/clients/`,
          params: {
            q: queryArg.q,
            duplicates: queryArg.duplicates,
            duplicateOf: queryArg.duplicateOf,
            sort: queryArg.sort,
            language: queryArg.language,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['clients'],
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
      getClient: build.query<GetClientApiResponse, GetClientApiArg>({
        query: (queryArg) => ({
          answer: clientAnswer,
          url: `/api/store/client/${encodeURIComponent(String(queryArg.clientId))}`,
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
export type ListClientsApiResponse = /** status 200 A page of clients. */ ClientList;
export type ListClientsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only clients who share a phone number or an e-mail address with another client. */
  duplicates?: boolean;
  /** Only clients who share a phone number or an e-mail address with this client. */
  duplicateOf?: string;
  /** Order of the list; a minus sign turns it round. `name` goes by the last name. */
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt';
  /** The language in whose order names are sorted, with figures by their value. Records with names in several languages are sorted by the name that is shown in it, otherwise in French, English or Arabic. */
  language?: 'fr' | 'ar' | 'en';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
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
export type GetClientApiResponse = /** status 200 The client. */ Client;
export type GetClientApiArg = {
  /** Id of the client. */
  clientId: string;
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
export type ClientGender = ('female' | 'male' | null) | ('female' | 'male' | null);
export type ClientAddress = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};
export type Client = {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
  /** Of a client that is an enterprise. */
  ice: string | null;
  gender: ClientGender;
  addresses: ClientAddress[];
  /** Written by the staff for the staff; the client never sees it. */
  note: string | null;
  /** All orders placed, disapproved ones apart. */
  ordersCount: number;
  /** Centimes, of orders that were not cancelled, rejected, disapproved or returned. */
  totalSpent: number;
  /** Orders that the client refused at delivery at least once. */
  refusedCount: number;
  /** Returns that the client asked for, whatever became of them. */
  returnsCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ClientAddressInput = {
  line1: string;
  line2?: string | null;
  cityId: string;
  zipcode?: string | null;
};
export type ClientCreate = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email?: string | null;
  ice?: string | null;
  gender?: ClientGender;
  addresses?: ClientAddressInput[];
  /** For the staff alone. */
  note?: string | null;
  /** This is another person than the client who has the same phone number or e-mail address. */
  isDistinct?: boolean;
};
export type ClientUpdate = {
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
  email?: string | null;
  ice?: string | null;
  gender?: ClientGender;
  addresses?: ClientAddressInput[];
  /** For the staff alone. */
  note?: string | null;
  /** This is another person than the client who has the same phone number or e-mail address. */
  isDistinct?: boolean;
};
export type ClientList = {
  items: Client[];
  total: number;
  page: number;
  pageSize: number;
};
export type ClientMerge = {
  /** The client that is merged into the one that stays, and deleted. */
  duplicateId: string;
};
export const {
  useCreateClientMutation,
  useUpdateClientMutation,
  useListClientsQuery,
  useLazyListClientsQuery,
  useExportClientsQuery,
  useLazyExportClientsQuery,
  useGetClientQuery,
  useLazyGetClientQuery,
  useMergeClientsMutation,
} = injectedRtkApi;

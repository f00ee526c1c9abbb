// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Client, ClientList } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['clients'] as const;
export const clientListAnswer = {
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
export const clientAnswer = {
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
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      getClient: build.query<GetClientApiResponse, GetClientApiArg>({
        query: (queryArg) => ({
          answer: clientAnswer,
          url: `/api/store/client/${encodeURIComponent(String(queryArg.clientId))}`,
        }),
        providesTags: ['clients'],
      }),
    }),
  });
export { injectedRtkApi as clientsQueries };
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
export type GetClientApiResponse = /** status 200 The client. */ Client;
export type GetClientApiArg = {
  /** Id of the client. */
  clientId: string;
};
export const {
  useListClientsQuery,
  useLazyListClientsQuery,
  useGetClientQuery,
  useLazyGetClientQuery,
} = injectedRtkApi;

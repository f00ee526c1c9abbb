// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { AuditAction, AuditList } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['audit'] as const;
export const auditListAnswer = {
  items: [{ id: '', at: '', actor: { type: '' }, entity: '', entityId: '', action: '' }],
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
      listAuditLog: build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
        query: (queryArg) => ({
          answer: auditListAnswer,
          url: `/api/store/audit/`,
          params: {
            entity: queryArg.entity,
            entityId: queryArg.entityId,
            actor: queryArg.actor,
            action: queryArg.action,
            from: queryArg['from'],
            to: queryArg.to,
            acts: queryArg.acts,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['audit'],
      }),
    }),
  });
export { injectedRtkApi as auditEndpoints };
export type ListAuditLogApiResponse = /** status 200 A page of lines. */ AuditList;
export type ListAuditLogApiArg = {
  /** Kind of record, as its table is called. */
  entity?: string;
  /** Id of the record. */
  entityId?: string;
  /** Id of the user who wrote. */
  actor?: string;
  /** What was done to the record. */
  action?: AuditAction;
  /** First day, in Africa/Casablanca. */
  from?: string;
  /** Last day, in Africa/Casablanca. */
  to?: string;
  /** true: only lines that tell what somebody did, one for each act; what the act wrote besides is left out. */
  acts?: boolean;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export const { useListAuditLogQuery, useLazyListAuditLogQuery } = injectedRtkApi;

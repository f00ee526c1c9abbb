// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = ['audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditLog: build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
        query: (queryArg) => ({
          url: `/api/store/audit/`,
          params: {
            entity: queryArg.entity,
            entityId: queryArg.entityId,
            actor: queryArg.actor,
            action: queryArg.action,
            from: queryArg['from'],
            to: queryArg.to,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['audit'],
      }),
    }),
    overrideExisting: false,
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
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type HistoryActor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  id: string | null;
  name: string | null;
};
export type AuditAction = 'insert' | 'update' | 'delete';
export type AuditColumns = {
  [key: string]: unknown;
};
export type AuditEntry = {
  id: string;
  at: string;
  actor: HistoryActor;
  /** The request or the job in which it was written. */
  requestId: string | null;
  entity: string;
  entityId: string;
  action: AuditAction;
  before: AuditColumns | null;
  after: AuditColumns | null;
};
export type AuditList = {
  items: AuditEntry[];
  total: number;
  page: number;
  pageSize: number;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable code, e.g. validation_failed, action_not_allowed. */
  code: string;
  /** Field path (dots between levels) to the codes of what is wrong with it. */
  errors?: {
    [key: string]: string[];
  };
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, the record as it stands now. */
  current?: {
    [key: string]: unknown;
  };
  requestId: string;
};
export const { useListAuditLogQuery, useLazyListAuditLogQuery } = injectedRtkApi;

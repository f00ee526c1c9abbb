// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { HistoryActor } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { HistoryActor, Problem } from './shared-schemas.generated';
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
export type AuditAction = 'insert' | 'update' | 'delete';
export type AuditColumns = {
  [key: string]: unknown;
};
export type AuditRecordKind =
  | 'store'
  | 'user'
  | 'client'
  | 'carrier'
  | 'pickup'
  | 'order'
  | 'cancellation'
  | 'return'
  | 'product'
  | 'brand'
  | 'attribute'
  | 'media'
  | 'import'
  | 'invoice'
  | 'payout'
  | 'post'
  | 'taskList'
  | 'task'
  | 'taskTemplate'
  | 'tour'
  | 'departure'
  | 'booking'
  | 'event'
  | 'conversation'
  | 'savedReply'
  | 'vacancy'
  | 'candidacy'
  | 'calendarFeed';
export type AuditRecord = {
  kind: AuditRecordKind;
  /** Empty if the log does not say which one it was. */
  id: string;
  /** Its name, title or number; null for one that has none. */
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  /** Begin of a departure, which is named by its tour. */
  at: string | null;
  /** The tour of a departure or a booking, or the vacancy of a candidacy. */
  ofId: string | null;
  /** Of a booking. */
  departureId: string | null;
  /** Of an article. */
  slug: string | null;
  /** Whether it was not deleted since. */
  exists: boolean;
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
  /** The record that the line tells of; null for a line that tells nothing of its own. */
  record: AuditRecord | null;
};
export type AuditList = {
  items: AuditEntry[];
  total: number;
  page: number;
  pageSize: number;
};
export const { useListAuditLogQuery, useLazyListAuditLogQuery } = injectedRtkApi;

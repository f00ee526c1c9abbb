// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  MarkedNotifications,
  NotificationKind,
  NotificationList,
  NotificationMarks,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['notifications'] as const;
export const notificationListAnswer = {
  items: [
    {
      id: '',
      kind: '',
      severity: '',
      title: '',
      titleEn: '',
      titleAr: '',
      body: '',
      bodyEn: '',
      bodyAr: '',
      createdAt: '',
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  unreadCount: 0,
};
export const markedNotificationsAnswer = {
  items: [
    {
      id: '',
      kind: '',
      severity: '',
      title: '',
      titleEn: '',
      titleAr: '',
      body: '',
      bodyEn: '',
      bodyAr: '',
      createdAt: '',
    },
  ],
  unreadCount: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
        query: (queryArg) => ({
          answer: notificationListAnswer,
          url: `/api/user/notifications`,
          params: {
            kind: queryArg.kind,
            unread: queryArg.unread,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['notifications'],
      }),
      markNotifications: build.mutation<MarkNotificationsApiResponse, MarkNotificationsApiArg>({
        query: (queryArg) => ({
          answer: markedNotificationsAnswer,
          url: `/api/user/notifications`,
          method: 'PATCH',
          body: queryArg.notificationMarks,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['notifications'],
      }),
    }),
  });
export { injectedRtkApi as notificationsEndpoints };
export type ListNotificationsApiResponse =
  /** status 200 A page of notifications. */ NotificationList;
export type ListNotificationsApiArg = {
  /** Kinds to keep, separated by commas. */
  kind?: NotificationKind[];
  /** Only those not read yet. */
  unread?: boolean;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type MarkNotificationsApiResponse =
  /** status 200 The notifications as they stand now, and how many are unread in all. */ MarkedNotifications;
export type MarkNotificationsApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  notificationMarks: NotificationMarks;
};
export const {
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useMarkNotificationsMutation,
} = injectedRtkApi;

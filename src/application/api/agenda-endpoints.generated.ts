// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  CalendarEvent,
  CalendarEventCreate,
  CalendarEventDelete,
  CalendarEventUpdate,
  CalendarFeed,
  CalendarFeedAddress,
  CalendarFeedCreate,
  CalendarImport,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['agenda', 'calendar'] as const;
export const calendarEventAnswer = {
  id: '',
  title: '',
  description: '',
  place: '',
  isAllDay: true,
  participants: [{ id: '', firstName: '', lastName: '' }],
  reminders: [{ minutesBefore: 0, channel: '' }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
export const calendarFeedAnswer = { isActive: true, sources: [''] };
export const calendarFeedAddressAnswer = { address: '', isActive: true, sources: [''] };
export const calendarImportAnswer = {
  id: '',
  fileName: '',
  status: '',
  counts: { 'new': 0, changed: 0, unchanged: 0, refused: 0 },
  items: [{ line: 0, outcome: '', title: '', isRecurring: true, changes: [''], reasons: [''] }],
  createdAt: '',
  expiresAt: '',
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportCalendarEvents: build.query<
        ExportCalendarEventsApiResponse,
        ExportCalendarEventsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/calendar/export/`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['agenda', 'calendar'],
      }),
      createCalendarEvent: build.mutation<
        CreateCalendarEventApiResponse,
        CreateCalendarEventApiArg
      >({
        query: (queryArg) => ({
          answer: calendarEventAnswer,
          url: `/api/store/calendar/event/create`,
          method: 'POST',
          body: queryArg.calendarEventCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
      getCalendarEvent: build.query<GetCalendarEventApiResponse, GetCalendarEventApiArg>({
        query: (queryArg) => ({
          answer: calendarEventAnswer,
          url: `/api/store/calendar/event/${encodeURIComponent(String(queryArg.eventId))}`,
          params: {
            occurrence: queryArg.occurrence,
          },
        }),
        providesTags: ['agenda', 'calendar'],
      }),
      updateCalendarEvent: build.mutation<
        UpdateCalendarEventApiResponse,
        UpdateCalendarEventApiArg
      >({
        query: (queryArg) => ({
          answer: calendarEventAnswer,
          url: `/api/store/calendar/event/${encodeURIComponent(String(queryArg.eventId))}`,
          method: 'PATCH',
          body: queryArg.calendarEventUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
      deleteCalendarEvent: build.mutation<
        DeleteCalendarEventApiResponse,
        DeleteCalendarEventApiArg
      >({
        query: (queryArg) => ({
          answer: calendarEventAnswer,
          url: `/api/store/calendar/event/${encodeURIComponent(String(queryArg.eventId))}/delete`,
          method: 'POST',
          body: queryArg.calendarEventDelete,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
      getCalendarFeed: build.query<GetCalendarFeedApiResponse, GetCalendarFeedApiArg>({
        query: () => ({ answer: calendarFeedAnswer, url: `/api/store/calendar/feed` }),
        providesTags: ['agenda', 'calendar'],
      }),
      createCalendarFeed: build.mutation<CreateCalendarFeedApiResponse, CreateCalendarFeedApiArg>({
        query: (queryArg) => ({
          answer: calendarFeedAddressAnswer,
          url: `/api/store/calendar/feed/create`,
          method: 'POST',
          body: queryArg.calendarFeedCreate,
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
      revokeCalendarFeed: build.mutation<RevokeCalendarFeedApiResponse, RevokeCalendarFeedApiArg>({
        query: (queryArg) => ({
          answer: calendarFeedAnswer,
          url: `/api/store/calendar/feed/revoke`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
      createCalendarImport: build.mutation<
        CreateCalendarImportApiResponse,
        CreateCalendarImportApiArg
      >({
        query: (queryArg) => ({
          answer: calendarImportAnswer,
          url: `/api/store/calendar/import/create`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
      getCalendarImport: build.query<GetCalendarImportApiResponse, GetCalendarImportApiArg>({
        query: (queryArg) => ({
          answer: calendarImportAnswer,
          url: `/api/store/calendar/import/${encodeURIComponent(String(queryArg.importId))}`,
        }),
        providesTags: ['agenda', 'calendar'],
      }),
      runCalendarImport: build.mutation<RunCalendarImportApiResponse, RunCalendarImportApiArg>({
        query: (queryArg) => ({
          answer: calendarImportAnswer,
          url: `/api/store/calendar/import/${encodeURIComponent(String(queryArg.importId))}/run`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['agenda', 'calendar'],
      }),
    }),
  });
export { injectedRtkApi as agendaEndpoints };
export type ExportCalendarEventsApiResponse = /** status 200 The file. */ string;
export type ExportCalendarEventsApiArg = {
  /** First day, in Africa/Casablanca. */
  from: string;
  /** Last day, in Africa/Casablanca. */
  to: string;
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type CreateCalendarEventApiResponse = /** status 201 The event. */ CalendarEvent;
export type CreateCalendarEventApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  calendarEventCreate: CalendarEventCreate;
};
export type GetCalendarEventApiResponse = /** status 200 The event. */ CalendarEvent;
export type GetCalendarEventApiArg = {
  /** Id of the event. */
  eventId: string;
  /** The occurrence, by the day on which the rule puts it. */
  occurrence?: string;
};
export type UpdateCalendarEventApiResponse =
  /** status 200 The occurrence as it stands now; after `following`, that of the new event. */ CalendarEvent;
export type UpdateCalendarEventApiArg = {
  /** Id of the event. */
  eventId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  calendarEventUpdate: CalendarEventUpdate;
};
export type DeleteCalendarEventApiResponse =
  /** status 200 The event or the occurrence, for the last time. */ CalendarEvent;
export type DeleteCalendarEventApiArg = {
  /** Id of the event. */
  eventId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  calendarEventDelete: CalendarEventDelete;
};
export type GetCalendarFeedApiResponse = /** status 200 The feed. */ CalendarFeed;
export type GetCalendarFeedApiArg = void;
export type CreateCalendarFeedApiResponse =
  /** status 201 The feed with its address. */ CalendarFeedAddress;
export type CreateCalendarFeedApiArg = {
  calendarFeedCreate: CalendarFeedCreate;
};
export type RevokeCalendarFeedApiResponse =
  /** status 200 The feed, without an address. */ CalendarFeed;
export type RevokeCalendarFeedApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type CreateCalendarImportApiResponse =
  /** status 201 What the import would change. */ CalendarImport;
export type CreateCalendarImportApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** An iCalendar file, 1 MB at most. */
    file: Blob;
  };
};
export type GetCalendarImportApiResponse = /** status 200 The import. */ CalendarImport;
export type GetCalendarImportApiArg = {
  /** Id of the import. */
  importId: string;
};
export type RunCalendarImportApiResponse =
  /** status 200 The import after it ran. */ CalendarImport;
export type RunCalendarImportApiArg = {
  /** Id of the import. */
  importId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export const {
  useExportCalendarEventsQuery,
  useLazyExportCalendarEventsQuery,
  useCreateCalendarEventMutation,
  useGetCalendarEventQuery,
  useLazyGetCalendarEventQuery,
  useUpdateCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useGetCalendarFeedQuery,
  useLazyGetCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useCreateCalendarImportMutation,
  useGetCalendarImportQuery,
  useLazyGetCalendarImportQuery,
  useRunCalendarImportMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  CalendarEntry,
  CalendarSource,
  Closure,
  OpeningHours,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  CalendarEntry,
  CalendarSource,
  Closure,
  OpeningHours,
  Problem,
} from './shared-schemas.generated';
export const addTagTypes = ['calendar'] as const;
export const calendarRangeAnswer = { items: [{ id: '', source: '', recordId: '' }] };
export const calendarEventPageAnswer = {
  items: [{ id: '', source: '', recordId: '' }],
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
      getCalendar: build.query<GetCalendarApiResponse, GetCalendarApiArg>({
        query: (queryArg) => ({
          answer: calendarRangeAnswer,
          url: `/api/store/calendar/`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            sources: queryArg.sources,
          },
        }),
        providesTags: ['calendar'],
      }),
      listCalendarEvents: build.query<ListCalendarEventsApiResponse, ListCalendarEventsApiArg>({
        query: (queryArg) => ({
          answer: calendarEventPageAnswer,
          url: `/api/store/calendar/events/`,
          params: {
            q: queryArg.q,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['calendar'],
      }),
    }),
  });
export { injectedRtkApi as calendarEndpoints };
export type GetCalendarApiResponse = /** status 200 The range. */ CalendarRange;
export type GetCalendarApiArg = {
  /** First day, in Africa/Casablanca. */
  from: string;
  /** Last day, in Africa/Casablanca. */
  to: string;
  /** Sources to show, separated by commas; without it, all. */
  sources?: CalendarSource[];
};
export type ListCalendarEventsApiResponse = /** status 200 A page of events. */ CalendarEventPage;
export type ListCalendarEventsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CalendarAvailability = {
  weekly: OpeningHours[];
  closures: Closure[];
  /** Of the availability of the store, for its next change; 0 while the default holds. */
  revision: number;
};
export type CalendarRange = {
  items: CalendarEntry[];
  availability?: CalendarAvailability;
};
export type CalendarEventPage = {
  items: CalendarEntry[];
  total: number;
  page: number;
  pageSize: number;
};
export const {
  useGetCalendarQuery,
  useLazyGetCalendarQuery,
  useListCalendarEventsQuery,
  useLazyListCalendarEventsQuery,
} = injectedRtkApi;

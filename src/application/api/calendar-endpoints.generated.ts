// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Closure, OpeningHours } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { Closure, OpeningHours, Problem } from './shared-schemas.generated';
export const addTagTypes = ['calendar'] as const;
const calendarRangeAnswer = { items: [{ id: '', source: '', recordId: '' }] };
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
export type CalendarSource =
  | 'order_deadline'
  | 'return_deadline'
  | 'cancellation_deadline'
  | 'opening_hours'
  | 'closure'
  | 'payout'
  | 'pickup'
  | 'task'
  | 'event';
export type CalendarEntry = {
  /** Unique in the answer. */
  id: string;
  source: CalendarSource;
  /** Id of the order, return, cancellation, payout, pickup, task or event. */
  recordId: string;
  startsAt?: string;
  endsAt?: string;
  /** First day of what lasts whole days. */
  day?: string;
  /** Last day, if it is another one than `day`. */
  lastDay?: string;
  /** Of a task or an event; plain text. */
  title?: string;
  /** Of an event. */
  place?: string;
  /** Number of the order, also of a request about it, or of the payout or pickup. */
  number?: string;
  /** Name of the client or of the carrier. */
  name?: string;
  /** Net of a payout in centimes. */
  amount?: number;
  /** Status of the order, request, payout, pickup or task. */
  status?: string;
  /** Which occurrence of a recurring event. */
  occurrence?: string;
  /** Of an event, for its next change. */
  revision?: number;
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
export const { useGetCalendarQuery, useLazyGetCalendarQuery } = injectedRtkApi;

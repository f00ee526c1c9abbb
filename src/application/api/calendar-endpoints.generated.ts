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
  Day,
  OpeningHours,
  Problem,
} from './shared-schemas.generated';
export const addTagTypes = ['calendar'] as const;
export const calendarRangeAnswer = { items: [{ id: '', source: '', recordId: '' }] };
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

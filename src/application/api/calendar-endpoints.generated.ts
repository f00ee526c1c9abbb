// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { CalendarRange, CalendarSource } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
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
export const { useGetCalendarQuery, useLazyGetCalendarQuery } = injectedRtkApi;

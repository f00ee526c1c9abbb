// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Departure,
  DepartureAction,
  DepartureActionRequest,
  DepartureCreate,
  DepartureList,
  DepartureSeries,
  DepartureSeriesUpdate,
  DepartureStatus,
  DepartureUpdate,
  HoldRequest,
  PlannedDepartures,
  TicketCheckIn,
  Tour,
  TourAction,
  TourBooking,
  TourBookingAction,
  TourBookingActionRequest,
  TourBookingList,
  TourBookingStatus,
  TourCreate,
  TourList,
  TourStatus,
  TourUpdate,
  WaitingEntry,
  WaitingRequest,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['tours'] as const;
export const tourListAnswer = {
  items: [
    {
      id: '',
      status: '',
      title: '',
      titleEn: '',
      titleAr: '',
      durationMinutes: 0,
      prices: {},
      isVisible: true,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: { draft: 0, published: 0, paused: 0, archived: 0 },
};
export const tourAnswer = {
  id: '',
  status: '',
  title: '',
  titleEn: '',
  titleAr: '',
  durationMinutes: 0,
  prices: {},
  isVisible: true,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  content: '',
  contentEn: '',
  contentAr: '',
  included: '',
  includedEn: '',
  includedAr: '',
  pictures: [{ id: '', url: '' }],
  address: '',
  languages: [''],
  guides: [{ id: '', name: '' }],
  minimum: 0,
  maximum: 0,
  cutOffMinutes: 0,
  cancellationPolicy: [{ hoursBefore: 0, percent: 0 }],
  visibility: [{ condition: '', isMet: true }],
  series: [
    {
      id: '',
      startDay: '',
      time: '',
      recurrence: { frequency: '', interval: 0 },
      exceptions: [''],
      guideIds: [''],
      revision: 0,
    },
  ],
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
};
export const plannedDeparturesAnswer = {
  departures: [
    {
      id: '',
      tour: { id: '', title: '', titleEn: '', titleAr: '' },
      startsAt: '',
      endsAt: '',
      bookableUntil: '',
      status: '',
      minimum: 0,
      maximum: 0,
      booked: 0,
      held: 0,
      free: 0,
      waitingCount: 0,
      guides: [{ id: '', name: '' }],
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
};
export const departureSeriesAnswer = {
  id: '',
  startDay: '',
  time: '',
  recurrence: { frequency: '', interval: 0 },
  exceptions: [''],
  guideIds: [''],
  revision: 0,
};
export const departureListAnswer = {
  items: [
    {
      id: '',
      tour: { id: '', title: '', titleEn: '', titleAr: '' },
      startsAt: '',
      endsAt: '',
      bookableUntil: '',
      status: '',
      minimum: 0,
      maximum: 0,
      booked: 0,
      held: 0,
      free: 0,
      waitingCount: 0,
      guides: [{ id: '', name: '' }],
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: { open: 0, full: 0, confirmed: 0, under_way: 0, done: 0, called_off: 0 },
};
export const departureAnswer = {
  id: '',
  tour: { id: '', title: '', titleEn: '', titleAr: '' },
  startsAt: '',
  endsAt: '',
  bookableUntil: '',
  status: '',
  minimum: 0,
  maximum: 0,
  booked: 0,
  held: 0,
  free: 0,
  waitingCount: 0,
  guides: [{ id: '', name: '' }],
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
  bookings: [
    {
      id: '',
      number: '',
      tour: { id: '', title: '', titleEn: '', titleAr: '' },
      departureId: '',
      startsAt: '',
      status: '',
      guests: [{ kind: '', quantity: 0, unitPrice: 0, total: 0, places: 0 }],
      places: 0,
      total: 0,
      paymentStatus: '',
      refundedTotal: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  waiting: [
    {
      id: '',
      departureId: '',
      status: '',
      contact: { firstName: '', lastName: '', phoneNumber: '', language: '' },
      guests: [{ kind: '', quantity: 0 }],
      places: 0,
      createdAt: '',
    },
  ],
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
};
export const tourBookingAnswer = {
  id: '',
  number: '',
  tour: { id: '', title: '', titleEn: '', titleAr: '' },
  departureId: '',
  startsAt: '',
  status: '',
  guests: [{ kind: '', quantity: 0, unitPrice: 0, total: 0, places: 0 }],
  places: 0,
  total: 0,
  paymentStatus: '',
  refundedTotal: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
  cancellationPolicy: [{ hoursBefore: 0, percent: 0 }],
  refundNow: 0,
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
};
export const waitingEntryAnswer = {
  id: '',
  departureId: '',
  status: '',
  contact: { firstName: '', lastName: '', phoneNumber: '', language: '' },
  guests: [{ kind: '', quantity: 0 }],
  places: 0,
  createdAt: '',
};
export const tourBookingListAnswer = {
  items: [
    {
      id: '',
      number: '',
      tour: { id: '', title: '', titleEn: '', titleAr: '' },
      departureId: '',
      startsAt: '',
      status: '',
      guests: [{ kind: '', quantity: 0, unitPrice: 0, total: 0, places: 0 }],
      places: 0,
      total: 0,
      paymentStatus: '',
      refundedTotal: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: {
    held: 0,
    paid: 0,
    on_the_spot: 0,
    checked_in: 0,
    attended: 0,
    no_show: 0,
    cancelled: 0,
    expired: 0,
  },
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTours: build.query<ListToursApiResponse, ListToursApiArg>({
        query: (queryArg) => ({
          answer: tourListAnswer,
          url: `/api/store/tours/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['tours'],
      }),
      createTour: build.mutation<CreateTourApiResponse, CreateTourApiArg>({
        query: (queryArg) => ({
          answer: tourAnswer,
          url: `/api/store/tour/create`,
          method: 'POST',
          body: queryArg.tourCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      getTour: build.query<GetTourApiResponse, GetTourApiArg>({
        query: (queryArg) => ({
          answer: tourAnswer,
          url: `/api/store/tour/${encodeURIComponent(String(queryArg.tourId))}`,
        }),
        providesTags: ['tours'],
      }),
      updateTour: build.mutation<UpdateTourApiResponse, UpdateTourApiArg>({
        query: (queryArg) => ({
          answer: tourAnswer,
          url: `/api/store/tour/${encodeURIComponent(String(queryArg.tourId))}`,
          method: 'PATCH',
          body: queryArg.tourUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      createDepartures: build.mutation<CreateDeparturesApiResponse, CreateDeparturesApiArg>({
        query: (queryArg) => ({
          answer: plannedDeparturesAnswer,
          url: `/api/store/tour/${encodeURIComponent(String(queryArg.tourId))}/departures/create`,
          method: 'POST',
          body: queryArg.departureCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      performTourAction: build.mutation<PerformTourActionApiResponse, PerformTourActionApiArg>({
        query: (queryArg) => ({
          answer: tourAnswer,
          url: `/api/store/tour/${encodeURIComponent(String(queryArg.tourId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      updateDepartureSeries: build.mutation<
        UpdateDepartureSeriesApiResponse,
        UpdateDepartureSeriesApiArg
      >({
        query: (queryArg) => ({
          answer: departureSeriesAnswer,
          url: `/api/store/departure-series/${encodeURIComponent(String(queryArg.seriesId))}`,
          method: 'PATCH',
          body: queryArg.departureSeriesUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      listDepartures: build.query<ListDeparturesApiResponse, ListDeparturesApiArg>({
        query: (queryArg) => ({
          answer: departureListAnswer,
          url: `/api/store/departures/`,
          params: {
            q: queryArg.q,
            tourId: queryArg.tourId,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['tours'],
      }),
      getDeparture: build.query<GetDepartureApiResponse, GetDepartureApiArg>({
        query: (queryArg) => ({
          answer: departureAnswer,
          url: `/api/store/departure/${encodeURIComponent(String(queryArg.departureId))}`,
        }),
        providesTags: ['tours'],
      }),
      updateDeparture: build.mutation<UpdateDepartureApiResponse, UpdateDepartureApiArg>({
        query: (queryArg) => ({
          answer: departureAnswer,
          url: `/api/store/departure/${encodeURIComponent(String(queryArg.departureId))}`,
          method: 'PATCH',
          body: queryArg.departureUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      performDepartureAction: build.mutation<
        PerformDepartureActionApiResponse,
        PerformDepartureActionApiArg
      >({
        query: (queryArg) => ({
          answer: departureAnswer,
          url: `/api/store/departure/${encodeURIComponent(String(queryArg.departureId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.departureActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      holdDeparture: build.mutation<HoldDepartureApiResponse, HoldDepartureApiArg>({
        query: (queryArg) => ({
          answer: tourBookingAnswer,
          url: `/api/store/departure/${encodeURIComponent(String(queryArg.departureId))}/hold`,
          method: 'POST',
          body: queryArg.holdRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      checkInTicket: build.mutation<CheckInTicketApiResponse, CheckInTicketApiArg>({
        query: (queryArg) => ({
          answer: tourBookingAnswer,
          url: `/api/store/departure/${encodeURIComponent(String(queryArg.departureId))}/check-in`,
          method: 'POST',
          body: queryArg.ticketCheckIn,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      joinWaitingList: build.mutation<JoinWaitingListApiResponse, JoinWaitingListApiArg>({
        query: (queryArg) => ({
          answer: waitingEntryAnswer,
          url: `/api/store/departure/${encodeURIComponent(String(queryArg.departureId))}/waiting`,
          method: 'POST',
          body: queryArg.waitingRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      leaveWaitingList: build.mutation<LeaveWaitingListApiResponse, LeaveWaitingListApiArg>({
        query: (queryArg) => ({
          answer: waitingEntryAnswer,
          url: `/api/store/departures/waiting/${encodeURIComponent(String(queryArg.waitingId))}/leave`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
      listTourBookings: build.query<ListTourBookingsApiResponse, ListTourBookingsApiArg>({
        query: (queryArg) => ({
          answer: tourBookingListAnswer,
          url: `/api/store/tour-bookings/`,
          params: {
            q: queryArg.q,
            tourId: queryArg.tourId,
            departureId: queryArg.departureId,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['tours'],
      }),
      exportTourBookings: build.query<ExportTourBookingsApiResponse, ExportTourBookingsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/tour-bookings/export/`,
          params: {
            q: queryArg.q,
            tourId: queryArg.tourId,
            departureId: queryArg.departureId,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['tours'],
      }),
      getTourBooking: build.query<GetTourBookingApiResponse, GetTourBookingApiArg>({
        query: (queryArg) => ({
          answer: tourBookingAnswer,
          url: `/api/store/tour-booking/${encodeURIComponent(String(queryArg.bookingId))}`,
        }),
        providesTags: ['tours'],
      }),
      performTourBookingAction: build.mutation<
        PerformTourBookingActionApiResponse,
        PerformTourBookingActionApiArg
      >({
        query: (queryArg) => ({
          answer: tourBookingAnswer,
          url: `/api/store/tour-booking/${encodeURIComponent(String(queryArg.bookingId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.tourBookingActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['tours'],
      }),
    }),
  });
export { injectedRtkApi as toursEndpoints };
export type ListToursApiResponse = /** status 200 A page. */ TourList;
export type ListToursApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: TourStatus[];
  /** Order of the list; a minus sign turns it round. */
  sort?: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CreateTourApiResponse = /** status 201 The draft. */ Tour;
export type CreateTourApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  tourCreate: TourCreate;
};
export type GetTourApiResponse = /** status 200 The tour. */ Tour;
export type GetTourApiArg = {
  /** Id of the tour. */
  tourId: string;
};
export type UpdateTourApiResponse = /** status 200 The tour after the change. */ Tour;
export type UpdateTourApiArg = {
  /** Id of the tour. */
  tourId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  tourUpdate: TourUpdate;
};
export type CreateDeparturesApiResponse = /** status 201 What was planned. */ PlannedDepartures;
export type CreateDeparturesApiArg = {
  /** Id of the tour. */
  tourId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  departureCreate: DepartureCreate;
};
export type PerformTourActionApiResponse = /** status 200 The tour after the action. */ Tour;
export type PerformTourActionApiArg = {
  /** Id of the tour. */
  tourId: string;
  /** What to do. */
  action: TourAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type UpdateDepartureSeriesApiResponse =
  /** status 200 The series after the change. */ DepartureSeries;
export type UpdateDepartureSeriesApiArg = {
  /** Id of the series. */
  seriesId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  departureSeriesUpdate: DepartureSeriesUpdate;
};
export type ListDeparturesApiResponse = /** status 200 A page. */ DepartureList;
export type ListDeparturesApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only of this tour. */
  tourId?: string;
  /** Statuses to keep, separated by commas. */
  status?: DepartureStatus[];
  /** First day of the departures, in Africa/Casablanca. */
  from?: string;
  /** Last day of the departures, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. */
  sort?: 'startsAt' | '-startsAt';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetDepartureApiResponse = /** status 200 The departure. */ Departure;
export type GetDepartureApiArg = {
  /** Id of the departure. */
  departureId: string;
};
export type UpdateDepartureApiResponse =
  /** status 200 The departure after the change. */ Departure;
export type UpdateDepartureApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  departureUpdate: DepartureUpdate;
};
export type PerformDepartureActionApiResponse =
  /** status 200 The departure after the action. */ Departure;
export type PerformDepartureActionApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** What to do. */
  action: DepartureAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  departureActionRequest: DepartureActionRequest;
};
export type HoldDepartureApiResponse = /** status 201 The held booking. */ TourBooking;
export type HoldDepartureApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  holdRequest: HoldRequest;
};
export type CheckInTicketApiResponse = /** status 200 The booking. */ TourBooking;
export type CheckInTicketApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  ticketCheckIn: TicketCheckIn;
};
export type JoinWaitingListApiResponse = /** status 201 The entry. */ WaitingEntry;
export type JoinWaitingListApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  waitingRequest: WaitingRequest;
};
export type LeaveWaitingListApiResponse = /** status 200 The entry. */ WaitingEntry;
export type LeaveWaitingListApiArg = {
  /** Id of the entry. */
  waitingId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type ListTourBookingsApiResponse = /** status 200 A page. */ TourBookingList;
export type ListTourBookingsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only of this tour. */
  tourId?: string;
  /** Only of this departure. */
  departureId?: string;
  /** Statuses to keep, separated by commas. */
  status?: TourBookingStatus[];
  /** First day of the departures, in Africa/Casablanca. */
  from?: string;
  /** Last day of the departures, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. */
  sort?: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ExportTourBookingsApiResponse = /** status 200 The file. */ string;
export type ExportTourBookingsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only of this tour. */
  tourId?: string;
  /** Only of this departure. */
  departureId?: string;
  /** Statuses to keep, separated by commas. */
  status?: TourBookingStatus[];
  /** First day of the departures, in Africa/Casablanca. */
  from?: string;
  /** Last day of the departures, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. */
  sort?: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type GetTourBookingApiResponse = /** status 200 The booking. */ TourBooking;
export type GetTourBookingApiArg = {
  /** Id of the booking. */
  bookingId: string;
};
export type PerformTourBookingActionApiResponse =
  /** status 200 The booking after the action. */ TourBooking;
export type PerformTourBookingActionApiArg = {
  /** Id of the booking. */
  bookingId: string;
  /** What to do. */
  action: TourBookingAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  tourBookingActionRequest: TourBookingActionRequest;
};
export const {
  useListToursQuery,
  useLazyListToursQuery,
  useCreateTourMutation,
  useGetTourQuery,
  useLazyGetTourQuery,
  useUpdateTourMutation,
  useCreateDeparturesMutation,
  usePerformTourActionMutation,
  useUpdateDepartureSeriesMutation,
  useListDeparturesQuery,
  useLazyListDeparturesQuery,
  useGetDepartureQuery,
  useLazyGetDepartureQuery,
  useUpdateDepartureMutation,
  usePerformDepartureActionMutation,
  useHoldDepartureMutation,
  useCheckInTicketMutation,
  useJoinWaitingListMutation,
  useLeaveWaitingListMutation,
  useListTourBookingsQuery,
  useLazyListTourBookingsQuery,
  useExportTourBookingsQuery,
  useLazyExportTourBookingsQuery,
  useGetTourBookingQuery,
  useLazyGetTourBookingQuery,
  usePerformTourBookingActionMutation,
} = injectedRtkApi;

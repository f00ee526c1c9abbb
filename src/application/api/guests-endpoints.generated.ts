// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  GuestBooking,
  GuestBookingRequest,
  GuestWaiting,
  OfferAnswer,
  PublicHoldRequest,
  PublicTour,
  PublicTourList,
  WaitingRequest,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['guests'] as const;
export const publicTourListAnswer = {
  items: [
    {
      id: '',
      store: { id: '', name: '' },
      title: '',
      titleEn: '',
      titleAr: '',
      description: '',
      descriptionEn: '',
      descriptionAr: '',
      languages: [''],
      durationMinutes: 0,
      prices: {},
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const publicTourAnswer = {
  id: '',
  store: { id: '', name: '' },
  title: '',
  titleEn: '',
  titleAr: '',
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  languages: [''],
  durationMinutes: 0,
  prices: {},
  content: '',
  contentEn: '',
  contentAr: '',
  included: '',
  includedEn: '',
  includedAr: '',
  pictures: [{ id: '', url: '' }],
  address: '',
  minimum: 0,
  maximum: 0,
  cancellationPolicy: [{ hoursBefore: 0, percent: 0 }],
  paymentMethods: [''],
  departures: [{ id: '', startsAt: '', endsAt: '', bookableUntil: '', free: 0, isConfirmed: true }],
};
export const guestBookingAnswer = {
  link: '',
  number: '',
  tour: { id: '', title: '', titleEn: '', titleAr: '' },
  storeName: '',
  startsAt: '',
  endsAt: '',
  address: '',
  status: '',
  guests: [{ kind: '', quantity: 0, unitPrice: 0, total: 0, places: 0 }],
  total: 0,
  paymentStatus: '',
  refundedTotal: 0,
  refundNow: 0,
  cancellationPolicy: [{ hoursBefore: 0, percent: 0 }],
  canCancel: true,
  paymentMethods: [''],
};
export const guestWaitingAnswer = {
  link: '',
  tour: { id: '', title: '', titleEn: '', titleAr: '' },
  storeName: '',
  startsAt: '',
  endsAt: '',
  address: '',
  status: '',
  guests: [{ kind: '', quantity: 0 }],
  places: 0,
  total: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPublicTours: build.query<ListPublicToursApiResponse, ListPublicToursApiArg>({
        query: (queryArg) => ({
          answer: publicTourListAnswer,
          url: `/api/public/tours/`,
          params: {
            language: queryArg.language,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['guests'],
      }),
      getPublicTour: build.query<GetPublicTourApiResponse, GetPublicTourApiArg>({
        query: (queryArg) => ({
          answer: publicTourAnswer,
          url: `/api/public/tours/${encodeURIComponent(String(queryArg.tourId))}`,
        }),
        providesTags: ['guests'],
      }),
      holdTourPlaces: build.mutation<HoldTourPlacesApiResponse, HoldTourPlacesApiArg>({
        query: (queryArg) => ({
          answer: guestBookingAnswer,
          url: `/api/public/departures/${encodeURIComponent(String(queryArg.departureId))}/hold`,
          method: 'POST',
          body: queryArg.publicHoldRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['guests'],
      }),
      waitForTourPlaces: build.mutation<WaitForTourPlacesApiResponse, WaitForTourPlacesApiArg>({
        query: (queryArg) => ({
          answer: guestWaitingAnswer,
          url: `/api/public/departures/${encodeURIComponent(String(queryArg.departureId))}/waiting`,
          method: 'POST',
          body: queryArg.waitingRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['guests'],
      }),
      readTourBooking: build.query<ReadTourBookingApiResponse, ReadTourBookingApiArg>({
        query: (queryArg) => ({
          answer: guestBookingAnswer,
          url: `/api/public/tour-bookings/${encodeURIComponent(String(queryArg.link))}`,
        }),
        providesTags: ['guests'],
      }),
      bookTourPlaces: build.mutation<BookTourPlacesApiResponse, BookTourPlacesApiArg>({
        query: (queryArg) => ({
          answer: guestBookingAnswer,
          url: `/api/public/tour-bookings/${encodeURIComponent(String(queryArg.link))}/book`,
          method: 'POST',
          body: queryArg.guestBookingRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['guests'],
      }),
      cancelTourPlaces: build.mutation<CancelTourPlacesApiResponse, CancelTourPlacesApiArg>({
        query: (queryArg) => ({
          answer: guestBookingAnswer,
          url: `/api/public/tour-bookings/${encodeURIComponent(String(queryArg.link))}/cancel`,
          method: 'POST',
        }),
        invalidatesTags: ['guests'],
      }),
      readTourOffer: build.query<ReadTourOfferApiResponse, ReadTourOfferApiArg>({
        query: (queryArg) => ({
          answer: guestWaitingAnswer,
          url: `/api/public/tour-offers/${encodeURIComponent(String(queryArg.link))}`,
        }),
        providesTags: ['guests'],
      }),
      answerTourOffer: build.mutation<AnswerTourOfferApiResponse, AnswerTourOfferApiArg>({
        query: (queryArg) => ({
          answer: guestWaitingAnswer,
          url: `/api/public/tour-offers/${encodeURIComponent(String(queryArg.link))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
        }),
        invalidatesTags: ['guests'],
      }),
    }),
  });
export { injectedRtkApi as guestsEndpoints };
export type ListPublicToursApiResponse = /** status 200 A page. */ PublicTourList;
export type ListPublicToursApiArg = {
  /** Language of the titles by which the list is sorted. */
  language?: 'fr' | 'ar' | 'en';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPublicTourApiResponse = /** status 200 The tour. */ PublicTour;
export type GetPublicTourApiArg = {
  /** Id of the tour. */
  tourId: string;
};
export type HoldTourPlacesApiResponse = /** status 201 The hold with its link. */ GuestBooking;
export type HoldTourPlacesApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  publicHoldRequest: PublicHoldRequest;
};
export type WaitForTourPlacesApiResponse = /** status 201 The entry. */ GuestWaiting;
export type WaitForTourPlacesApiArg = {
  /** Id of the departure. */
  departureId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  waitingRequest: WaitingRequest;
};
export type ReadTourBookingApiResponse = /** status 200 The booking. */ GuestBooking;
export type ReadTourBookingApiArg = {
  /** What the mail of a guest, or the answer to their hold, contains. */
  link: string;
};
export type BookTourPlacesApiResponse = /** status 200 The booking. */ GuestBooking;
export type BookTourPlacesApiArg = {
  /** What the mail of a guest, or the answer to their hold, contains. */
  link: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  guestBookingRequest: GuestBookingRequest;
};
export type CancelTourPlacesApiResponse = /** status 200 The booking. */ GuestBooking;
export type CancelTourPlacesApiArg = {
  /** What the mail of a guest, or the answer to their hold, contains. */
  link: string;
};
export type ReadTourOfferApiResponse = /** status 200 The entry. */ GuestWaiting;
export type ReadTourOfferApiArg = {
  /** What the mail of a guest contains. */
  link: string;
};
export type AnswerTourOfferApiResponse = /** status 200 The entry. */ GuestWaiting;
export type AnswerTourOfferApiArg = {
  /** What the mail of a guest, or the answer to their hold, contains. */
  link: string;
  /** What to do. */
  action: OfferAnswer;
};
export const {
  useListPublicToursQuery,
  useLazyListPublicToursQuery,
  useGetPublicTourQuery,
  useLazyGetPublicTourQuery,
  useHoldTourPlacesMutation,
  useWaitForTourPlacesMutation,
  useReadTourBookingQuery,
  useLazyReadTourBookingQuery,
  useBookTourPlacesMutation,
  useCancelTourPlacesMutation,
  useReadTourOfferQuery,
  useLazyReadTourOfferQuery,
  useAnswerTourOfferMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  ApplicationCreate,
  ApplicationCv,
  ApplicationReceived,
  CandidateApplication,
  CandidateLink,
  InterviewChoice,
  PublicVacancy,
  PublicVacancyList,
  VacancyContract,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['applications'] as const;
export const publicVacancyListAnswer = {
  items: [
    {
      slug: '',
      title: '',
      titleEn: '',
      titleAr: '',
      contract: '',
      cityId: '',
      cityName: '',
      cityNameEn: '',
      cityNameAr: '',
      languages: [''],
      closesOn: '',
      publishedAt: '',
      isOpen: true,
      storeName: '',
    },
  ],
  cities: [{ id: '', name: '', nameEn: '', nameAr: '' }],
  contracts: [''],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const publicVacancyAnswer = {
  slug: '',
  title: '',
  titleEn: '',
  titleAr: '',
  contract: '',
  cityId: '',
  cityName: '',
  cityNameEn: '',
  cityNameAr: '',
  languages: [''],
  closesOn: '',
  publishedAt: '',
  isOpen: true,
  storeName: '',
  description: '',
  descriptionEn: '',
  descriptionAr: '',
};
export const applicationCvAnswer = { id: '', fileName: '', sizeBytes: 0 };
export const applicationReceivedAnswer = { receivedAt: '', keptMonths: 0 };
export const candidateApplicationAnswer = {
  vacancySlug: '',
  vacancyTitle: '',
  vacancyTitleEn: '',
  vacancyTitleAr: '',
  storeName: '',
  firstName: '',
  status: '',
  slots: [{ startsAt: '', endsAt: '' }],
  keptUntil: '',
  createdAt: '',
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPublicVacancies: build.query<ListPublicVacanciesApiResponse, ListPublicVacanciesApiArg>({
        query: (queryArg) => ({
          answer: publicVacancyListAnswer,
          url: `/api/public/vacancies/`,
          params: {
            cityId: queryArg.cityId,
            contract: queryArg.contract,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['applications'],
      }),
      getPublicVacancy: build.query<GetPublicVacancyApiResponse, GetPublicVacancyApiArg>({
        query: (queryArg) => ({
          answer: publicVacancyAnswer,
          url: `/api/public/vacancies/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['applications'],
      }),
      uploadApplicationCv: build.mutation<
        UploadApplicationCvApiResponse,
        UploadApplicationCvApiArg
      >({
        query: (queryArg) => ({
          answer: applicationCvAnswer,
          url: `/api/public/vacancies/${encodeURIComponent(String(queryArg.slug))}/cv`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['applications'],
      }),
      applyForVacancy: build.mutation<ApplyForVacancyApiResponse, ApplyForVacancyApiArg>({
        query: (queryArg) => ({
          answer: applicationReceivedAnswer,
          url: `/api/public/vacancies/${encodeURIComponent(String(queryArg.slug))}/applications`,
          method: 'POST',
          body: queryArg.applicationCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['applications'],
      }),
      readApplication: build.query<ReadApplicationApiResponse, ReadApplicationApiArg>({
        query: (queryArg) => ({
          answer: candidateApplicationAnswer,
          url: `/api/public/applications/${encodeURIComponent(String(queryArg.link))}`,
        }),
        providesTags: ['applications'],
      }),
      chooseInterview: build.mutation<ChooseInterviewApiResponse, ChooseInterviewApiArg>({
        query: (queryArg) => ({
          answer: candidateApplicationAnswer,
          url: `/api/public/applications/${encodeURIComponent(String(queryArg.link))}/interview`,
          method: 'POST',
          body: queryArg.interviewChoice,
        }),
        invalidatesTags: ['applications'],
      }),
      withdrawApplication: build.mutation<
        WithdrawApplicationApiResponse,
        WithdrawApplicationApiArg
      >({
        query: (queryArg) => ({
          answer: candidateApplicationAnswer,
          url: `/api/public/applications/${encodeURIComponent(String(queryArg.link))}/withdraw`,
          method: 'POST',
        }),
        invalidatesTags: ['applications'],
      }),
    }),
  });
export { injectedRtkApi as applicationsEndpoints };
export type ListPublicVacanciesApiResponse =
  /** status 200 A page of vacancies. */ PublicVacancyList;
export type ListPublicVacanciesApiArg = {
  /** Only vacancies in this city. */
  cityId?: string;
  /** Only vacancies with this kind of contract. */
  contract?: VacancyContract;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPublicVacancyApiResponse = /** status 200 The vacancy. */ PublicVacancy;
export type GetPublicVacancyApiArg = {
  /** Slug of the vacancy; only the code at its end counts. */
  slug: string;
};
export type UploadApplicationCvApiResponse = /** status 201 The kept document. */ ApplicationCv;
export type UploadApplicationCvApiArg = {
  /** Slug of the vacancy; only the code at its end counts. */
  slug: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  body: {
    /** PDF; 5 MB at most. */
    file: Blob;
  };
};
export type ApplyForVacancyApiResponse = /** status 201 Received. */ ApplicationReceived;
export type ApplyForVacancyApiArg = {
  /** Slug of the vacancy; only the code at its end counts. */
  slug: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  applicationCreate: ApplicationCreate;
};
export type ReadApplicationApiResponse = /** status 200 The application. */ CandidateApplication;
export type ReadApplicationApiArg = {
  /** The secret part of the candidate's link. */
  link: CandidateLink;
};
export type ChooseInterviewApiResponse =
  /** status 200 The application after the choice. */ CandidateApplication;
export type ChooseInterviewApiArg = {
  /** The secret part of the candidate's link. */
  link: CandidateLink;
  interviewChoice: InterviewChoice;
};
export type WithdrawApplicationApiResponse =
  /** status 200 The withdrawn application. */ CandidateApplication;
export type WithdrawApplicationApiArg = {
  /** The secret part of the candidate's link. */
  link: CandidateLink;
};
export const {
  useListPublicVacanciesQuery,
  useLazyListPublicVacanciesQuery,
  useGetPublicVacancyQuery,
  useLazyGetPublicVacancyQuery,
  useUploadApplicationCvMutation,
  useApplyForVacancyMutation,
  useReadApplicationQuery,
  useLazyReadApplicationQuery,
  useChooseInterviewMutation,
  useWithdrawApplicationMutation,
} = injectedRtkApi;

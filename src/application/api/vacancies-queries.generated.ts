// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  AllowedCandidacyAction,
  AllowedVacancyAction,
  Candidacy,
  CandidacyId,
  CandidacyStatus,
  Interview,
  Interviewer,
  SpokenLanguage,
  Vacancy,
  VacancyContract,
  VacancyId,
  VacancyStatus,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  AllowedCandidacyAction,
  AllowedVacancyAction,
  Candidacy,
  CandidacyAction,
  CandidacyCv,
  CandidacyId,
  CandidacyNote,
  CandidacyStatus,
  CandidacyStep,
  Interview,
  InterviewRule,
  Interviewer,
  Problem,
  ScoreCard,
  Scores,
  SpokenLanguage,
  Vacancy,
  VacancyAction,
  VacancyContract,
  VacancyId,
  VacancyStatus,
} from './shared-schemas.generated';
export const addTagTypes = ['vacancies'] as const;
export const vacancyListAnswer = {
  items: [
    {
      id: '',
      slug: '',
      status: '',
      title: '',
      titleEn: '',
      titleAr: '',
      contract: '',
      isSalaryShown: true,
      languages: [''],
      candidaciesCount: 0,
      newCount: 0,
      createdAt: '',
      updatedAt: '',
      revision: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: { draft: 0, open: 0, closed: 0, filled: 0 },
};
export const vacancyAnswer = {
  id: '',
  slug: '',
  status: '',
  title: '',
  titleEn: '',
  titleAr: '',
  contract: '',
  isSalaryShown: true,
  languages: [''],
  candidaciesCount: 0,
  newCount: 0,
  createdAt: '',
  updatedAt: '',
  revision: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  interviewRules: [{ day: '', opens: '', closes: '', minutes: 0, bufferMinutes: 0 }],
};
export const candidacyListAnswer = {
  items: [
    {
      id: '',
      vacancyId: '',
      vacancyTitle: '',
      vacancyTitleEn: '',
      vacancyTitleAr: '',
      status: '',
      firstName: '',
      lastName: '',
      language: '',
      hasCv: true,
      interviewers: [{ id: '', firstName: '', lastName: '' }],
      cardsCount: 0,
      createdAt: '',
      updatedAt: '',
      revision: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: {
    applied: 0,
    shortlisted: 0,
    interview: 0,
    offered: 0,
    hired: 0,
    refused: 0,
    withdrawn: 0,
  },
};
export const candidacyAnswer = {
  id: '',
  vacancyId: '',
  vacancyTitle: '',
  vacancyTitleEn: '',
  vacancyTitleAr: '',
  status: '',
  firstName: '',
  lastName: '',
  language: '',
  hasCv: true,
  interviewers: [{ id: '', firstName: '', lastName: '' }],
  cardsCount: 0,
  createdAt: '',
  updatedAt: '',
  revision: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  message: '',
  keptUntil: '',
  cards: [
    {
      author: { id: '', firstName: '', lastName: '' },
      scores: { skills: 0, experience: 0, communication: 0, motivation: 0 },
      comment: '',
      updatedAt: '',
    },
  ],
  mayScore: true,
  notes: [{ id: '', author: { id: '', firstName: '', lastName: '' }, body: '', createdAt: '' }],
  history: [{ at: '', action: '', to: '' }],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVacancies: build.query<ListVacanciesApiResponse, ListVacanciesApiArg>({
        query: (queryArg) => ({
          answer: vacancyListAnswer,
          url: `/api/store/vacancies/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            cityId: queryArg.cityId,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['vacancies'],
      }),
      getVacancy: build.query<GetVacancyApiResponse, GetVacancyApiArg>({
        query: (queryArg) => ({
          answer: vacancyAnswer,
          url: `/api/store/vacancy/${encodeURIComponent(String(queryArg.vacancyId))}`,
        }),
        providesTags: ['vacancies'],
      }),
      listCandidacies: build.query<ListCandidaciesApiResponse, ListCandidaciesApiArg>({
        query: (queryArg) => ({
          answer: candidacyListAnswer,
          url: `/api/store/candidacies/`,
          params: {
            q: queryArg.q,
            vacancyId: queryArg.vacancyId,
            status: queryArg.status,
            interviewerId: queryArg.interviewerId,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['vacancies'],
      }),
      getCandidacy: build.query<GetCandidacyApiResponse, GetCandidacyApiArg>({
        query: (queryArg) => ({
          answer: candidacyAnswer,
          url: `/api/store/candidacy/${encodeURIComponent(String(queryArg.candidacyId))}`,
        }),
        providesTags: ['vacancies'],
      }),
    }),
  });
export { injectedRtkApi as vacanciesQueries };
export type ListVacanciesApiResponse = /** status 200 A page of vacancies. */ VacancyList;
export type ListVacanciesApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: VacancyStatus[];
  /** Only vacancies in this city. */
  cityId?: string;
  /** Order of the list; a minus sign turns it round. Vacancies without a closing day are last in both orders of closesOn. */
  sort?: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'closesOn' | '-closesOn';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetVacancyApiResponse = /** status 200 The vacancy. */ Vacancy;
export type GetVacancyApiArg = {
  /** Id of the vacancy. */
  vacancyId: VacancyId;
};
export type ListCandidaciesApiResponse = /** status 200 A page of applications. */ CandidacyList;
export type ListCandidaciesApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Only applications for this vacancy. */
  vacancyId?: VacancyId;
  /** Statuses to keep, separated by commas. */
  status?: CandidacyStatus[];
  /** Only those that this user rates; `me` is the caller. */
  interviewerId?: string;
  /** Order of the list; a minus sign turns it round. Applications without an interview are last in its order. */
  sort?: 'createdAt' | '-createdAt' | '-updatedAt' | 'interview';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetCandidacyApiResponse = /** status 200 The application. */ Candidacy;
export type GetCandidacyApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
};
export type VacancySummary = {
  id: VacancyId;
  /** Follows from the French title; a code is at its end. */
  slug: string;
  status: VacancyStatus;
  title: string;
  /** Empty until it is written. */
  titleEn: string;
  titleAr: string;
  contract: VacancyContract;
  cityId: string | null;
  /** Centimes a month. */
  salaryMin: number | null;
  /** Centimes a month. */
  salaryMax: number | null;
  /** Whether the public page shows the salary. */
  isSalaryShown: boolean;
  languages: SpokenLanguage[];
  /** The last day in Casablanca on which one can apply. */
  closesOn: string | null;
  /** When it was first published. */
  publishedAt: string | null;
  /** Its applications that the caller may see. */
  candidaciesCount: number;
  /** Those that nobody has decided on yet. */
  newCount: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedVacancyAction[];
};
export type VacancyCounts = {
  draft: number;
  open: number;
  closed: number;
  filled: number;
};
export type VacancyList = {
  items: VacancySummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: VacancyCounts;
};
export type CandidacySummary = {
  id: CandidacyId;
  vacancyId: VacancyId;
  vacancyTitle: string;
  vacancyTitleEn: string;
  vacancyTitleAr: string;
  status: CandidacyStatus;
  firstName: string;
  lastName: string;
  /** In which the candidate is written to. */
  language: 'fr' | 'ar' | 'en';
  hasCv: boolean;
  interviewers: Interviewer[];
  /** Interviewers whose score card is in. */
  cardsCount: number;
  /** The mean of both score cards, from 1 to 5; null until both are in. */
  score: number | null;
  interview: Interview | null;
  endedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  allowedActions: AllowedCandidacyAction[];
};
export type CandidacyCounts = {
  applied: number;
  shortlisted: number;
  interview: number;
  offered: number;
  hired: number;
  refused: number;
  withdrawn: number;
};
export type CandidacyList = {
  items: CandidacySummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: CandidacyCounts;
};
export const {
  useListVacanciesQuery,
  useLazyListVacanciesQuery,
  useGetVacancyQuery,
  useLazyGetVacancyQuery,
  useListCandidaciesQuery,
  useLazyListCandidaciesQuery,
  useGetCandidacyQuery,
  useLazyGetCandidacyQuery,
} = injectedRtkApi;

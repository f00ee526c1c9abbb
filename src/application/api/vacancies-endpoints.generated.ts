// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Candidacy,
  CandidacyAction,
  CandidacyActionRequest,
  CandidacyId,
  CandidacyList,
  CandidacyNoteCreate,
  CandidacyStatus,
  CandidacyUpdate,
  ScoreCardWrite,
  Vacancy,
  VacancyAction,
  VacancyCreate,
  VacancyId,
  VacancyList,
  VacancyStatus,
  VacancyUpdate,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
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
      exportVacancies: build.query<ExportVacanciesApiResponse, ExportVacanciesApiArg>({
        query: (queryArg) => ({
          url: `/api/store/vacancies/export/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            cityId: queryArg.cityId,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['vacancies'],
      }),
      createVacancy: build.mutation<CreateVacancyApiResponse, CreateVacancyApiArg>({
        query: (queryArg) => ({
          answer: vacancyAnswer,
          url: `/api/store/vacancy/create`,
          method: 'POST',
          body: queryArg.vacancyCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
      }),
      getVacancy: build.query<GetVacancyApiResponse, GetVacancyApiArg>({
        query: (queryArg) => ({
          answer: vacancyAnswer,
          url: `/api/store/vacancy/${encodeURIComponent(String(queryArg.vacancyId))}`,
        }),
        providesTags: ['vacancies'],
      }),
      updateVacancy: build.mutation<UpdateVacancyApiResponse, UpdateVacancyApiArg>({
        query: (queryArg) => ({
          answer: vacancyAnswer,
          url: `/api/store/vacancy/${encodeURIComponent(String(queryArg.vacancyId))}`,
          method: 'PATCH',
          body: queryArg.vacancyUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
      }),
      performVacancyAction: build.mutation<
        PerformVacancyActionApiResponse,
        PerformVacancyActionApiArg
      >({
        query: (queryArg) => ({
          answer: vacancyAnswer,
          url: `/api/store/vacancy/${encodeURIComponent(String(queryArg.vacancyId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
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
      exportCandidacies: build.query<ExportCandidaciesApiResponse, ExportCandidaciesApiArg>({
        query: (queryArg) => ({
          url: `/api/store/candidacies/export/`,
          params: {
            q: queryArg.q,
            vacancyId: queryArg.vacancyId,
            status: queryArg.status,
            interviewerId: queryArg.interviewerId,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
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
      updateCandidacy: build.mutation<UpdateCandidacyApiResponse, UpdateCandidacyApiArg>({
        query: (queryArg) => ({
          answer: candidacyAnswer,
          url: `/api/store/candidacy/${encodeURIComponent(String(queryArg.candidacyId))}`,
          method: 'PATCH',
          body: queryArg.candidacyUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
      }),
      readCandidacyCv: build.query<ReadCandidacyCvApiResponse, ReadCandidacyCvApiArg>({
        query: (queryArg) => ({
          url: `/api/store/candidacy/${encodeURIComponent(String(queryArg.candidacyId))}/cv`,
        }),
        providesTags: ['vacancies'],
      }),
      scoreCandidate: build.mutation<ScoreCandidateApiResponse, ScoreCandidateApiArg>({
        query: (queryArg) => ({
          answer: candidacyAnswer,
          url: `/api/store/candidacy/${encodeURIComponent(String(queryArg.candidacyId))}/score`,
          method: 'POST',
          body: queryArg.scoreCardWrite,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
      }),
      createCandidacyNote: build.mutation<
        CreateCandidacyNoteApiResponse,
        CreateCandidacyNoteApiArg
      >({
        query: (queryArg) => ({
          answer: candidacyAnswer,
          url: `/api/store/candidacy/${encodeURIComponent(String(queryArg.candidacyId))}/note/create`,
          method: 'POST',
          body: queryArg.candidacyNoteCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
      }),
      performCandidacyAction: build.mutation<
        PerformCandidacyActionApiResponse,
        PerformCandidacyActionApiArg
      >({
        query: (queryArg) => ({
          answer: candidacyAnswer,
          url: `/api/store/candidacy/${encodeURIComponent(String(queryArg.candidacyId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.candidacyActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['vacancies'],
      }),
    }),
  });
export { injectedRtkApi as vacanciesEndpoints };
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
export type ExportVacanciesApiResponse = /** status 200 The file. */ string;
export type ExportVacanciesApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: VacancyStatus[];
  /** Only vacancies in this city. */
  cityId?: string;
  /** Order of the list; a minus sign turns it round. Vacancies without a closing day are last in both orders of closesOn. */
  sort?: 'title' | '-title' | 'updatedAt' | '-updatedAt' | 'closesOn' | '-closesOn';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type CreateVacancyApiResponse = /** status 201 The draft. */ Vacancy;
export type CreateVacancyApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  vacancyCreate: VacancyCreate;
};
export type GetVacancyApiResponse = /** status 200 The vacancy. */ Vacancy;
export type GetVacancyApiArg = {
  /** Id of the vacancy. */
  vacancyId: VacancyId;
};
export type UpdateVacancyApiResponse = /** status 200 The vacancy after the change. */ Vacancy;
export type UpdateVacancyApiArg = {
  /** Id of the vacancy. */
  vacancyId: VacancyId;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  vacancyUpdate: VacancyUpdate;
};
export type PerformVacancyActionApiResponse =
  /** status 200 The vacancy after the action; a deleted one for the last time. */ Vacancy;
export type PerformVacancyActionApiArg = {
  /** Id of the vacancy. */
  vacancyId: VacancyId;
  /** What to do. */
  action: VacancyAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
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
export type ExportCandidaciesApiResponse = /** status 200 The file. */ string;
export type ExportCandidaciesApiArg = {
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
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type GetCandidacyApiResponse = /** status 200 The application. */ Candidacy;
export type GetCandidacyApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
};
export type UpdateCandidacyApiResponse =
  /** status 200 The application after the change. */ Candidacy;
export type UpdateCandidacyApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  candidacyUpdate: CandidacyUpdate;
};
export type ReadCandidacyCvApiResponse = /** status 200 The document. */ Blob;
export type ReadCandidacyCvApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
};
export type ScoreCandidateApiResponse =
  /** status 200 The application after the change. */ Candidacy;
export type ScoreCandidateApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  scoreCardWrite: ScoreCardWrite;
};
export type CreateCandidacyNoteApiResponse =
  /** status 201 The application with the note. */ Candidacy;
export type CreateCandidacyNoteApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  candidacyNoteCreate: CandidacyNoteCreate;
};
export type PerformCandidacyActionApiResponse =
  /** status 200 The application after the action. */ Candidacy;
export type PerformCandidacyActionApiArg = {
  /** Id of the application. */
  candidacyId: CandidacyId;
  /** What to do. */
  action: CandidacyAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  candidacyActionRequest: CandidacyActionRequest;
};
export const {
  useListVacanciesQuery,
  useLazyListVacanciesQuery,
  useExportVacanciesQuery,
  useLazyExportVacanciesQuery,
  useCreateVacancyMutation,
  useGetVacancyQuery,
  useLazyGetVacancyQuery,
  useUpdateVacancyMutation,
  usePerformVacancyActionMutation,
  useListCandidaciesQuery,
  useLazyListCandidaciesQuery,
  useExportCandidaciesQuery,
  useLazyExportCandidaciesQuery,
  useGetCandidacyQuery,
  useLazyGetCandidacyQuery,
  useUpdateCandidacyMutation,
  useReadCandidacyCvQuery,
  useLazyReadCandidacyCvQuery,
  useScoreCandidateMutation,
  useCreateCandidacyNoteMutation,
  usePerformCandidacyActionMutation,
} = injectedRtkApi;

// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
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
export * from './vacancies-queries.generated';
import type {
  Candidacy,
  CandidacyAction,
  CandidacyId,
  CandidacyStatus,
  InterviewRule,
  Scores,
  SpokenLanguage,
  Vacancy,
  VacancyAction,
  VacancyContract,
  VacancyId,
  VacancyStatus,
} from './shared-schemas.generated';
import { vacancyAnswer, candidacyAnswer } from './vacancies-queries.generated';
import { vacanciesQueries as api } from './vacancies-queries.generated';
export const addTagTypes = ['vacancies'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export type VacancyCreate = {
  title: string;
  titleEn?: string;
  titleAr?: string;
  description?: string;
  descriptionEn?: string;
  descriptionAr?: string;
  contract?: VacancyContract;
  cityId?: string | null;
  /** Centimes a month. */
  salaryMin?: number | null;
  /** Centimes a month. */
  salaryMax?: number | null;
  isSalaryShown?: boolean;
  languages?: SpokenLanguage[];
  /** The last day on which one can apply, `2027-01-31`. */
  closesOn?: string | null;
  interviewRules?: InterviewRule[];
};
export type VacancyUpdate = {
  title?: string;
  titleEn?: string;
  titleAr?: string;
  description?: string;
  descriptionEn?: string;
  descriptionAr?: string;
  contract?: VacancyContract;
  cityId?: string | null;
  /** Centimes a month. */
  salaryMin?: number | null;
  /** Centimes a month. */
  salaryMax?: number | null;
  isSalaryShown?: boolean;
  languages?: SpokenLanguage[];
  /** The last day on which one can apply, `2027-01-31`. */
  closesOn?: string | null;
  interviewRules?: InterviewRule[];
};
export type CandidacyUpdate = {
  interviewerIds: string[];
};
export type ScoreCardWrite = {
  scores: Scores;
  comment?: string;
};
export type CandidacyNoteCreate = {
  body: string;
};
export type CandidacyActionRequest = {
  /** What the candidate is told; of `refuse` only. */
  answer?: string;
};
export const {
  useExportVacanciesQuery,
  useLazyExportVacanciesQuery,
  useCreateVacancyMutation,
  useUpdateVacancyMutation,
  usePerformVacancyActionMutation,
  useExportCandidaciesQuery,
  useLazyExportCandidaciesQuery,
  useUpdateCandidacyMutation,
  useReadCandidacyCvQuery,
  useLazyReadCandidacyCvQuery,
  useScoreCandidateMutation,
  useCreateCandidacyNoteMutation,
  usePerformCandidacyActionMutation,
} = injectedRtkApi;

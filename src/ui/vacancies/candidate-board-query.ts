import type { ListCandidaciesApiArg } from '#application/api/vacancies-endpoints.generated';
import { choiceParam, idParam } from '../lists/list-url';

export const VACANCY_VIEWS = ['candidates', 'vacancy'] as const;
export type VacancyView = (typeof VACANCY_VIEWS)[number];

/** Candidacies that one answer holds. */
const CANDIDACIES_A_PAGE = 100;

/** The state of a vacancy's page in the URL. */
export type VacancyPageState = {
  view: VacancyView;
  q: string;
  /** Only candidates whom the user rates. */
  isMine: boolean;
  /** The open candidate. */
  candidate: string | undefined;
};

/** Reads the URL; unknown values fall back to the defaults: the board with all candidates. */
export function readVacancyPage(params: URLSearchParams): VacancyPageState {
  return {
    view: choiceParam(params, 'view', VACANCY_VIEWS, 'candidates'),
    q: params.get('q') ?? '',
    isMine: params.get('interviewer') === 'me',
    candidate: idParam(params, 'candidate', 'cdy'),
  };
}

/** The filters of the board, as the list and its file take them. */
export function candidateFilters(vacancyId: string, { q, isMine }: VacancyPageState) {
  return { vacancyId, ...(q && { q }), ...(isMine && { interviewerId: 'me' }) };
}

/** A page of the board: the oldest application first. */
export function candidatePage(
  filters: Omit<ListCandidaciesApiArg, 'page' | 'pageSize' | 'sort'>,
  page: number,
): ListCandidaciesApiArg {
  return { ...filters, sort: 'createdAt', page, pageSize: CANDIDACIES_A_PAGE };
}

/** Whether a board of so many candidacies has this page. */
export function hasCandidatePage(total: number, page: number): boolean {
  return total > (page - 1) * CANDIDACIES_A_PAGE;
}

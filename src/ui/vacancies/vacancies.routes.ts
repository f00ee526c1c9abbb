import { vacanciesQueries } from '#application/api/vacancies-queries.generated';
import { firstRead } from '#application/first-reads';
import JobsActiveIcon from '~icons/solar/case-bold-duotone';
import JobsIcon from '~icons/solar/case-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { FirstReads, PortalRoute } from '../routing/portal-route';
import { candidateFilters, candidatePage, readVacancyPage } from './candidate-board-query';
import { readVacancyList, toVacancyQuery } from './vacancy-list-query';

const { getCandidacy, getVacancy, listCandidacies, listVacancies } = vacanciesQueries.endpoints;

const readVacancy: FirstReads = ({ params: { vacancyId = '' } }) => [
  firstRead(getVacancy, { vacancyId }),
];

function loadEditor() {
  return import('./vacancy-editor-page');
}

/** The pages of vacancies. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['job'],
    title: 'vacancies',
    permission: 'vacancies.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-vacancies' */ './vacancies-page')),
      'VacanciesPage',
      ['vacancies', 'lists'],
    ),
    table: 'vacancies',
    firstReads: ({ search }) => [firstRead(listVacancies, toVacancyQuery(readVacancyList(search)))],
    menu: {
      section: 'store',
      order: 25,
      text: 'vacancies',
      icon: JobsIcon,
      activeIcon: JobsActiveIcon,
    },
  },
  {
    paths: ['job/new'],
    title: 'vacancyNew',
    permission: 'vacancies.edit',
    page: lazyPageWithTexts(loadEditor, 'NewVacancyPage', ['vacancies', 'forms']),
  },
  {
    paths: ['job/:vacancyId/edit'],
    title: 'vacancyEdit',
    permission: 'vacancies.edit',
    page: lazyPageWithTexts(loadEditor, 'EditVacancyPage', ['vacancies', 'forms']),
    firstReads: readVacancy,
  },
  {
    paths: ['job/:vacancyId'],
    title: 'vacancy',
    permission: 'vacancies.see',
    page: lazyPageWithTexts(() => import('./vacancy-page'), 'VacancyPage', [
      'vacancies',
      'lists',
      'forms',
    ]),
    firstReads: ({ params: { vacancyId = '' }, search }) => {
      const state = readVacancyPage(search);
      return [
        firstRead(getVacancy, { vacancyId }),
        firstRead(listCandidacies, candidatePage(candidateFilters(vacancyId, state), 1)),
        ...(state.candidate ? [firstRead(getCandidacy, { candidacyId: state.candidate })] : []),
      ];
    },
  },
];

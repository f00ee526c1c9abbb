import JobsActiveIcon from '~icons/solar/case-round-minimalistic-bold-duotone';
import JobsIcon from '~icons/solar/case-round-minimalistic-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

function loadEditor() {
  return import('./vacancy-editor-page');
}

/**
 * The pages of vacancies. They have no first reads: the queries of vacancies would be in the file of
 * all routes, which every page loads.
 */
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
  },
];

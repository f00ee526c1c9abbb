import ToursActiveIcon from '~icons/solar/map-point-bold-duotone';
import ToursIcon from '~icons/solar/map-point-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

function loadEditor() {
  return import('./tour-editor-page');
}

/**
 * The pages of tours. They have no first reads: the queries of tours would be in the file of all
 * routes, which every page loads.
 */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['tour'],
    title: 'tours',
    permission: 'tours.see',
    page: lazyPageWithTexts(() => withPreloadedTable(import('./tours-page')), 'ToursPage', [
      'tours',
      'lists',
    ]),
    table: 'tours',
    menu: {
      section: 'catalogue',
      order: 20,
      text: 'tours',
      icon: ToursIcon,
      activeIcon: ToursActiveIcon,
    },
  },
  {
    paths: ['tour/new'],
    title: 'tourNew',
    permission: 'tours.edit',
    page: lazyPageWithTexts(loadEditor, 'NewTourPage', ['tours', 'forms', 'media']),
  },
  {
    paths: ['tour/:tourId/edit'],
    title: 'tourEdit',
    permission: 'tours.edit',
    page: lazyPageWithTexts(loadEditor, 'EditTourPage', ['tours', 'forms', 'media']),
  },
  {
    paths: ['tour/:tourId'],
    title: 'tour',
    permission: 'tours.see',
    page: lazyPageWithTexts(() => import('./tour-page'), 'TourPage', [
      'tours',
      'lists',
      'forms',
      'calendar',
      'orders',
    ]),
  },
];

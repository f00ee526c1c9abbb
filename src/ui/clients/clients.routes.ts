import ClientsActiveIcon from '~icons/solar/user-heart-bold-duotone';
import ClientsIcon from '~icons/solar/user-heart-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

const FORM_TEXTS = ['clients', 'forms'] as const;

/** The pages of the clients. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['client'],
    title: 'clients',
    permission: 'orders.see',
    page: lazyPageWithTexts(() => withPreloadedTable(import('./clients-page')), 'ClientsPage', [
      'clients',
      'lists',
    ]),
    menu: {
      section: 'sales',
      order: 35,
      text: 'clients',
      icon: ClientsIcon,
      activeIcon: ClientsActiveIcon,
    },
  },
  {
    paths: ['client/new'],
    title: 'clientNew',
    permission: 'orders.note',
    page: lazyPageWithTexts(() => import('./client-editor-page'), 'NewClientPage', FORM_TEXTS),
  },
  {
    paths: ['client/:clientId/edit'],
    title: 'clientEdit',
    permission: 'orders.note',
    page: lazyPageWithTexts(() => import('./client-editor-page'), 'EditClientPage', FORM_TEXTS),
  },
  {
    paths: ['client/:clientId'],
    title: 'client',
    permission: 'orders.see',
    page: lazyPageWithTexts(() => import('./client-page'), 'ClientPage', [
      'clients',
      'forms',
      'lists',
      'orders',
      'requests',
    ]),
  },
];

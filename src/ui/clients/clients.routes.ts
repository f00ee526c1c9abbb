import { clientsQueries } from '#application/api/clients-queries.generated';
import { firstRead } from '#application/first-reads';
import ClientsActiveIcon from '~icons/solar/user-heart-bold-duotone';
import ClientsIcon from '~icons/solar/user-heart-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { FirstReads, PortalRoute } from '../routing/portal-route';
import { readClientList, toClientQuery } from './client-list-query';

const { listClients, getClient } = clientsQueries.endpoints;

const readClient: FirstReads = ({ params: { clientId = '' } }) => [
  firstRead(getClient, { clientId }),
];

const FORM_TEXTS = ['clients', 'forms'] as const;

/** The pages of the clients. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['client'],
    title: 'clients',
    permission: 'orders.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-clients' */ './clients-page')),
      'ClientsPage',
      ['clients', 'lists'],
    ),
    table: 'clients',
    firstReads: ({ search }, { language }) => [
      firstRead(listClients, toClientQuery(readClientList(search), language)),
    ],
    menu: {
      section: 'clients',
      order: 10,
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
    firstReads: readClient,
  },
  {
    paths: ['client/:clientId'],
    title: 'client',
    permission: 'orders.see',
    page: lazyPageWithTexts(() => import('./client-page'), 'ClientPage', [
      'clients',
      'forms',
      'lists',
      'order',
      'orders',
      'requests',
    ]),
    firstReads: readClient,
  },
];

import { cancellationsQueries } from '#application/api/cancellations-queries.generated';
import { returnsQueries } from '#application/api/returns-queries.generated';
import { firstRead } from '#application/first-reads';
import ForbiddenActiveIcon from '~icons/solar/forbidden-circle-bold-duotone';
import ForbiddenIcon from '~icons/solar/forbidden-circle-linear';
import UndoActiveIcon from '~icons/solar/undo-left-round-bold-duotone';
import UndoIcon from '~icons/solar/undo-left-round-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readRequestList, toCancellationQuery, toReturnQuery } from './request-list-query';

const { listReturns, getReturn } = returnsQueries.endpoints;
const { listCancellations, getCancellation } = cancellationsQueries.endpoints;

function loadLists() {
  return withPreloadedTable(import(/* webpackChunkName: 'list-requests' */ './requests-page'));
}

function loadRecord() {
  return import('./page/request-pages');
}

/** The pages of returns and cancellations. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['returns'],
    title: 'returns',
    permission: 'returns.see',
    page: lazyPageWithTexts(loadLists, 'ReturnsPage', ['requests', 'lists', 'orders']),
    table: 'returns',
    waiting: 'tab=toAnswer',
    firstReads: ({ search }, { today }) => [
      firstRead(listReturns, toReturnQuery(readRequestList('returns', search, today))),
    ],
    menu: {
      section: 'sales',
      order: 20,
      text: 'returns',
      icon: UndoIcon,
      activeIcon: UndoActiveIcon,
      mirrored: true,
      pending: 'returns',
    },
  },
  {
    paths: ['returns/:returnId'],
    title: 'return',
    permission: 'returns.see',
    page: lazyPageWithTexts(loadRecord, 'ReturnPage', ['requests', 'orders', 'order']),
    firstReads: ({ params: { returnId = '' } }) => [firstRead(getReturn, { returnId })],
  },
  {
    paths: ['cancellations'],
    title: 'cancellations',
    permission: 'orders.see',
    page: lazyPageWithTexts(loadLists, 'CancellationsPage', ['requests', 'lists', 'orders']),
    table: 'cancellations',
    waiting: 'tab=toAnswer',
    firstReads: ({ search }, { today }) => [
      firstRead(
        listCancellations,
        toCancellationQuery(readRequestList('cancellations', search, today)),
      ),
    ],
    menu: {
      section: 'sales',
      order: 30,
      text: 'cancellations',
      icon: ForbiddenIcon,
      activeIcon: ForbiddenActiveIcon,
      pending: 'cancellations',
    },
  },
  {
    paths: ['cancellations/:cancellationId'],
    title: 'cancellation',
    permission: 'orders.see',
    page: lazyPageWithTexts(loadRecord, 'CancellationPage', ['requests', 'orders', 'order']),
    firstReads: ({ params: { cancellationId = '' } }) => [
      firstRead(getCancellation, { cancellationId }),
    ],
  },
];

import { ordersQueries } from '#application/api/orders-queries.generated';
import { firstRead } from '#application/first-reads';
import BagActiveIcon from '~icons/solar/bag-4-bold-duotone';
import BagIcon from '~icons/solar/bag-4-linear';
import BoardActiveIcon from '~icons/solar/kanban-bold-duotone';
import BoardIcon from '~icons/solar/kanban-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { CARDS_A_PAGE, toBoardQuery } from './board/board-reads';
import { FIRST_STAGES } from './board/first-columns';
import { readCancelledOrderList, readOrderList, toOrderQuery } from './order-list-query';

const { getOrder, getOrderBoard, listBoardCards, listOrders } = ordersQueries.endpoints;

function loadLists() {
  return withPreloadedTable(import(/* webpackChunkName: 'list-orders' */ './orders-page'));
}

/** The pages of orders. */
function loadBoard() {
  return import(/* webpackChunkName: 'order-board' */ './board/board-page');
}

export const routes: readonly PortalRoute[] = [
  {
    paths: ['order'],
    title: 'orders',
    permission: 'orders.see',
    page: lazyPageWithTexts(loadLists, 'OrdersPage', ['orders', 'lists']),
    next: ['order/:orderId'],
    table: 'orders',
    waiting: 'tab=toAccept',
    firstReads: ({ search }, { today }) => [
      firstRead(listOrders, toOrderQuery(readOrderList(search, today))),
    ],
    menu: {
      section: 'sales',
      order: 10,
      text: 'orders',
      icon: BagIcon,
      activeIcon: BagActiveIcon,
      pending: 'orders',
    },
  },
  {
    paths: ['kanban'],
    title: 'board',
    permission: 'orders.see',
    page: lazyPageWithTexts(loadBoard, 'BoardPage', ['board', 'orders', 'lists']),
    next: ['order/:orderId'],
    table: 'orders',
    shownAs: 'columns',
    preview: 'board',
    firstReads: ({ search }, { today }) => {
      const query = toBoardQuery(readOrderList(search, today));
      return [
        firstRead(getOrderBoard, query),
        ...FIRST_STAGES.map((stage) =>
          firstRead(listBoardCards, { ...query, stage, pageSize: CARDS_A_PAGE }),
        ),
      ];
    },
    menu: {
      section: 'sales',
      order: 15,
      text: 'board',
      icon: BoardIcon,
      activeIcon: BoardActiveIcon,
    },
  },
  {
    paths: ['order/annulations'],
    title: 'annulations',
    permission: 'orders.see',
    page: lazyPageWithTexts(loadLists, 'CancelledOrdersPage', [
      'annulations',
      'orders',
      'lists',
      'requests',
    ]),
    table: 'annulations',
    firstReads: ({ search }, { today }) => [
      firstRead(listOrders, toOrderQuery(readCancelledOrderList(search, today))),
    ],
  },
  {
    paths: ['order/new'],
    title: 'orderNew',
    permission: 'orders.accept',
    page: lazyPageWithTexts(() => import('./take-order/take-order-page'), 'TakeOrderPage', [
      'takenOrder',
      'orders',
      'checkout',
    ]),
  },
  {
    paths: ['order/triage'],
    title: 'orderTriage',
    permission: 'orders.accept',
    page: lazyPageWithTexts(() => import('./triage/triage-page'), 'TriagePage', [
      'triage',
      'orders',
      'order',
    ]),
  },
  {
    paths: ['order/:orderId'],
    title: 'order',
    permission: 'orders.see',
    page: lazyPageWithTexts(() => import('./page/order-page'), 'OrderPage', [
      'orders',
      'order',
      'requests',
      'forms',
      'invoice',
      'papers',
    ]),
    firstReads: ({ params: { orderId = '' } }) => [firstRead(getOrder, { orderId })],
  },
];

import { paymentsEndpoints } from '#application/api/payments-endpoints.generated';
import { firstRead } from '#application/first-reads';
import WalletActiveIcon from '~icons/solar/wallet-money-bold-duotone';
import WalletIcon from '~icons/solar/wallet-money-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readPaymentList, toPaymentQuery } from './payment-list-query';

/** The page of the clients' payments. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['payments'],
    title: 'payments',
    permission: 'payments.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-payments' */ './payments-page')),
      'PaymentsPage',
      ['payments', 'payouts', 'lists', 'orders'],
    ),
    table: 'payments',
    firstReads: ({ search }, { today }) => [
      firstRead(
        paymentsEndpoints.endpoints.listPayments,
        toPaymentQuery(readPaymentList(search, today)),
      ),
    ],
    menu: {
      section: 'finances',
      order: 10,
      text: 'payments',
      icon: WalletIcon,
      activeIcon: WalletActiveIcon,
      pages: ['/dashboard/payments'],
    },
  },
];

import WalletActiveIcon from '~icons/solar/wallet-money-bold-duotone';
import WalletIcon from '~icons/solar/wallet-money-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The page of the clients' payments. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['payments'],
    title: 'payments',
    permission: 'payments.see',
    page: lazyPageWithTexts(() => withPreloadedTable(import('./payments-page')), 'PaymentsPage', [
      'payments',
      'payouts',
      'lists',
      'orders',
    ]),
    menu: {
      section: 'sales',
      order: 40,
      text: 'payments',
      icon: WalletIcon,
      activeIcon: WalletActiveIcon,
      pages: ['/dashboard/payments/*', '/dashboard/banking'],
    },
  },
];

import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The pages of payouts. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['banking'],
    title: 'banking',
    permission: 'payments.see',
    page: lazyPageWithTexts(() => withPreloadedTable(import('./banking-page')), 'BankingPage', [
      'payouts',
      'lists',
    ]),
  },
  {
    paths: ['payments/payouts/:payoutId'],
    title: 'payout',
    permission: 'payments.see',
    page: lazyPageWithTexts(() => import('./page/payout-page'), 'PayoutPage', ['payouts', 'lists']),
  },
];

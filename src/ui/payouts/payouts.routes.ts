import { storesQueries } from '#application/api/stores-queries.generated';
import { firstRead } from '#application/first-reads';
import { payoutWithEntries } from '#application/payouts/payout-with-entries';
import PayoutActiveIcon from '~icons/solar/card-transfer-bold-duotone';
import PayoutIcon from '~icons/solar/card-transfer-linear';
import { withPreloadedTable } from '../kit/table/preload-table';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readPayoutList, toPayoutQuery } from './payout-list-query';

const { listPayouts, getWholePayout } = payoutWithEntries.endpoints;

/** The pages of payouts. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['banking'],
    title: 'banking',
    permission: 'payments.see',
    page: lazyPageWithTexts(
      () => withPreloadedTable(import(/* webpackChunkName: 'list-payouts' */ './banking-page')),
      'BankingPage',
      ['payouts', 'lists'],
    ),
    table: 'payouts',
    waiting: 'tab=stopped',
    firstReads: ({ search }, { today }) => [
      firstRead(listPayouts, toPayoutQuery(readPayoutList(search, today))),
      firstRead(storesQueries.endpoints.getMyStore, undefined),
    ],
    menu: {
      section: 'finances',
      order: 20,
      text: 'payouts',
      icon: PayoutIcon,
      activeIcon: PayoutActiveIcon,
      mirrored: true,
      pages: ['/dashboard/banking', '/dashboard/payments/payouts/*'],
    },
  },
  {
    paths: ['payments/payouts/:payoutId'],
    title: 'payout',
    permission: 'payments.see',
    page: lazyPageWithTexts(() => import('./page/payout-page'), 'PayoutPage', [
      'payouts',
      'lists',
      'order',
      'orders',
      'media',
    ]),
    firstReads: ({ params: { payoutId = '' } }) => [firstRead(getWholePayout, { payoutId })],
  },
];

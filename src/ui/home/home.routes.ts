import HomeActiveIcon from '~icons/solar/home-2-bold-duotone';
import HomeIcon from '~icons/solar/home-2-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readHome } from './home-reads';

/** The home page. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['', 'app'],
    title: 'today',
    permission: 'dashboard.see',
    page: lazyPageWithTexts(() => import('./home-page'), 'HomePage', [
      'today',
      'orders',
      'invoice',
      'invoices',
      'payouts',
      'papers',
      'booking',
    ]),
    firstReads: readHome,
    nextAtOnce: ['order', 'product', 'mail'],
    menu: {
      section: 'start',
      order: 10,
      text: 'home',
      icon: HomeIcon,
      activeIcon: HomeActiveIcon,
      pages: ['/dashboard', '/dashboard/app'],
    },
  },
];

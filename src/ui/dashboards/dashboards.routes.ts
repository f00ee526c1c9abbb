import ChartActiveIcon from '~icons/solar/chart-square-bold-duotone';
import ChartIcon from '~icons/solar/chart-square-linear';
import WidgetActiveIcon from '~icons/solar/widget-5-bold-duotone';
import WidgetIcon from '~icons/solar/widget-5-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The dashboards. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['ecommerce'],
    title: 'ecommerce',
    permission: 'dashboard.see',
    page: lazyPageWithTexts(() => import('./ecommerce-page'), 'EcommercePage', [
      'dashboards',
      'payouts',
      'products',
    ]),
    menu: {
      section: 'start',
      order: 20,
      text: 'dashboard',
      icon: WidgetIcon,
      activeIcon: WidgetActiveIcon,
    },
  },
  {
    paths: ['analytics'],
    title: 'analytics',
    permission: 'dashboard.see',
    page: lazyPageWithTexts(() => import('./analytics-page'), 'AnalyticsPage', ['dashboards']),
    menu: {
      section: 'start',
      order: 30,
      text: 'analytics',
      icon: ChartIcon,
      activeIcon: ChartActiveIcon,
    },
  },
  {
    paths: ['figures'],
    title: 'figures',
    permission: 'dashboard.see',
    // In the chunk of the overview: the list of all chunks is part of what the sign-in page loads.
    page: lazyPageWithTexts(() => import('./ecommerce-page'), 'FiguresPage', ['dashboards']),
  },
];

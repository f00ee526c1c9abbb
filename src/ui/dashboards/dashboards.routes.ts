import ChartActiveIcon from '~icons/solar/chart-square-bold-duotone';
import ChartIcon from '~icons/solar/chart-square-linear';
import WidgetActiveIcon from '~icons/solar/widget-6-bold-duotone';
import WidgetIcon from '~icons/solar/widget-6-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { readAnalytics, readEcommerce } from './dashboard-reads';

/** The dashboards. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['ecommerce'],
    title: 'ecommerce',
    permission: 'dashboard.see',
    page: lazyPageWithTexts(
      () => import(/* webpackChunkName: 'dashboard-ecommerce' */ './ecommerce-page'),
      'EcommercePage',
      ['dashboards', 'payouts', 'products'],
    ),
    firstReads: readEcommerce,
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
    page: lazyPageWithTexts(
      () => import(/* webpackChunkName: 'dashboard-analytics' */ './analytics-page'),
      'AnalyticsPage',
      ['dashboards'],
    ),
    firstReads: readAnalytics,
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

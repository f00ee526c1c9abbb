import ShopActiveIcon from '~icons/solar/shop-2-bold-duotone';
import ShopIcon from '~icons/solar/shop-2-linear';
import TuningActiveIcon from '~icons/solar/tuning-2-bold-duotone';
import TuningIcon from '~icons/solar/tuning-2-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The pages of the store. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['user/store'],
    title: 'myStore',
    permission: 'store.see',
    page: lazyPageWithTexts(() => import('./profile/my-store-page'), 'MyStorePage', [
      'myStore',
      'storeSettings',
    ]),
    menu: {
      section: 'store',
      order: 10,
      text: 'store',
      icon: ShopIcon,
      activeIcon: ShopActiveIcon,
    },
  },
  {
    paths: ['store/settings'],
    title: 'storeSettings',
    permission: 'store.see',
    page: lazyPageWithTexts(() => import('./settings/store-settings-page'), 'StoreSettingsPage', [
      'storeSettings',
      'forms',
      'orders',
    ]),
    menu: {
      section: 'store',
      order: 40,
      text: 'storeSettings',
      icon: TuningIcon,
      activeIcon: TuningActiveIcon,
    },
  },
];

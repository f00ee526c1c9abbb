import { storesQueries } from '#application/api/stores-queries.generated';
import { firstRead } from '#application/first-reads';
import ShopActiveIcon from '~icons/solar/shop-2-bold-duotone';
import ShopIcon from '~icons/solar/shop-2-linear';
import TuningActiveIcon from '~icons/solar/tuning-2-bold-duotone';
import TuningIcon from '~icons/solar/tuning-2-linear';
import { idParam } from '../lists/list-url';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

const { getMyStore, getMyAvailability, getStore } = storesQueries.endpoints;

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
    firstReads: ({ search }) => {
      const storeId = idParam(search, 'store', 'str');
      const shown =
        storeId === undefined ? firstRead(getMyStore, undefined) : firstRead(getStore, { storeId });
      return [shown, firstRead(getMyAvailability, undefined)];
    },
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
      'emailChange',
      'forms',
      'orders',
    ]),
    firstReads: () => [firstRead(getMyStore, undefined)],
    menu: {
      section: 'store',
      order: 40,
      text: 'storeSettings',
      icon: TuningIcon,
      activeIcon: TuningActiveIcon,
    },
  },
];

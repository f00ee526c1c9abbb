import BookingActiveIcon from '~icons/solar/delivery-bold-duotone';
import BookingIcon from '~icons/solar/delivery-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/**
 * The page of bookings. It has no first reads: the queries of pickups would be in the file of all
 * routes, which every page loads.
 */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['booking'],
    title: 'booking',
    permission: 'orders.see',
    page: lazyPageWithTexts(() => import('./booking-page'), 'BookingPage', ['booking', 'lists']),
    menu: {
      section: 'sales',
      order: 17,
      text: 'booking',
      icon: BookingIcon,
      activeIcon: BookingActiveIcon,
      mirrored: true,
    },
  },
];

import { pickupsQueries } from '#application/api/pickups-queries.generated';
import { firstRead } from '#application/first-reads';
import BookingActiveIcon from '~icons/solar/delivery-bold-duotone';
import BookingIcon from '~icons/solar/delivery-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { MISSED, NEWEST, pickupsOf, slotsToShow } from './booking-reads';

const { listPickups, listSlots } = pickupsQueries.endpoints;

/** The page of bookings. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['booking'],
    title: 'booking',
    permission: 'orders.see',
    page: lazyPageWithTexts(() => import('./booking-page'), 'BookingPage', ['booking', 'lists']),
    firstReads: (_address, { today }) => [
      firstRead(listSlots, slotsToShow(today)),
      firstRead(listPickups, pickupsOf(today)),
      firstRead(listPickups, NEWEST),
      firstRead(listPickups, MISSED),
    ],
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

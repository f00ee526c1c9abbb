import CalendarActiveIcon from '~icons/solar/calendar-bold-duotone';
import CalendarIcon from '~icons/solar/calendar-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

function loadCalendar() {
  return import(/* webpackChunkName: 'calendar' */ './calendar-page');
}

/**
 * The page of the calendar. It has no first reads: the days that it shows follow from rules that
 * would be in the file of all routes, which every page loads.
 */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['calendar'],
    title: 'calendar',
    permission: 'calendar.see',
    page: lazyPageWithTexts(loadCalendar, 'CalendarPage', ['calendar', 'lists']),
    menu: {
      section: 'sales',
      order: 18,
      text: 'calendar',
      icon: CalendarIcon,
      activeIcon: CalendarActiveIcon,
    },
  },
];

import { calendarEndpoints } from '#application/api/calendar-endpoints.generated';
import { firstRead } from '#application/first-reads';
import CalendarActiveIcon from '~icons/solar/calendar-bold-duotone';
import CalendarIcon from '~icons/solar/calendar-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';
import { below } from '../theme/breakpoints';
import { readCalendar, toCalendarQuery } from './calendar-query';

const { getCalendar } = calendarEndpoints.endpoints;

function loadCalendar() {
  return import(/* webpackChunkName: 'calendar' */ './calendar-page');
}

/** Where the build executes the first reads, there is no window. */
function isOnPhone(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(below('phone')).matches;
}

/** The page of the calendar. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['calendar'],
    title: 'calendar',
    permission: 'calendar.see',
    page: lazyPageWithTexts(loadCalendar, 'CalendarPage', ['calendar', 'lists']),
    firstReads: ({ search }, { today, language }) => [
      firstRead(getCalendar, toCalendarQuery(readCalendar(search, today, isOnPhone()), language)),
    ],
    menu: {
      section: 'sales',
      order: 18,
      text: 'calendar',
      icon: CalendarIcon,
      activeIcon: CalendarActiveIcon,
    },
  },
];

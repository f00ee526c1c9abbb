import { bidiIsolate } from '#domain/format/bidi-isolate';
import { localizedTitle } from '#domain/text/localized-title';
import type { DepartureSummary, TourBookingSummary, TourSummary } from '#openapi/types.generated';
import DepartureIcon from '~icons/solar/calendar-linear';
import TourIcon from '~icons/solar/map-point-linear';
import BookingIcon from '~icons/solar/ticket-linear';
import { Icon } from '../kit/icon';
import { bookingPath, departurePath, tourPath } from '../links/tour-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Tours that the server finds, by title in any language or address, with their next departure. */
export function useTourEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { language, dateTime } = useFormat();
  const entryOf = (tour: TourSummary) => {
    const { id, nextDepartureAt } = tour;
    const name = localizedTitle(tour, language);
    return {
      id: `tour:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: nextDepartureAt ? dateTime(nextDepartureAt) : '',
      lead: <Icon of={TourIcon} />,
      to: tourPath({ id }),
    };
  };
  return { id: 'tours', title: t('groups.tours'), items: (found?.tours ?? []).map(entryOf) };
}

/** The next departures of the tours that the server finds, with their places. */
export function useDepartureEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { language, dateTime } = useFormat();
  const entryOf = ({ id, tour, startsAt, booked, maximum }: DepartureSummary) => {
    const name = localizedTitle(tour, language);
    return {
      id: `departure:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: `${dateTime(startsAt)} · ${bidiIsolate(`${booked}/${maximum}`)}`,
      lead: <Icon of={DepartureIcon} />,
      to: departurePath({ tourId: tour.id, departureId: id }),
    };
  };
  return {
    id: 'departures',
    title: t('groups.departures'),
    items: (found?.departures ?? []).map(entryOf),
  };
}

/** Bookings of tours that the server finds, by number, guest or phone. */
export function useBookingEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { language, dateTime } = useFormat();
  const entryOf = ({ id, number, contact, tour, departureId, startsAt }: TourBookingSummary) => {
    const name = contact ? `${number} · ${contact.firstName} ${contact.lastName}` : number;
    return {
      id: `booking:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: `${bidiIsolate(localizedTitle(tour, language))} · ${dateTime(startsAt)}`,
      lead: <Icon of={BookingIcon} />,
      to: bookingPath({ tourId: tour.id, departureId, number }),
    };
  };
  return {
    id: 'bookings',
    title: t('groups.bookings'),
    items: (found?.bookings ?? []).map(entryOf),
  };
}

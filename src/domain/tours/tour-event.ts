import type { Language } from '../format/languages';
import { type LocalizedNames, localizedName } from '../text/localized-name';
import { localizedTitle } from '../text/localized-title';
import { summaryOf } from '../text/summary';
import { GUEST_KINDS, isOffered, type TourPrices } from './tour-prices';

/** Maximum length of a description, in characters. */
const DESCRIPTION_LENGTH = 500;
/** Departures that are described: those that take place first. */
const MAX_EVENTS = 10;

/** What the structured data of a tour are made of, as guests read it. */
export interface DescribedTour {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly store: { readonly name: string; readonly nameAr: string | null };
  readonly city: LocalizedNames | null;
  readonly address: string;
  readonly mapPoint: { readonly latitude: number; readonly longitude: number } | null;
  readonly languages: readonly string[];
  readonly prices: TourPrices;
  readonly pictures: readonly { readonly url: string }[];
  readonly departures: readonly {
    /** ISO 8601, UTC. */
    readonly startsAt: string;
    readonly endsAt: string;
    readonly bookableUntil: string;
    readonly free: number;
  }[];
}

function placeOf({ city, address, mapPoint, title }: DescribedTour, language: Language) {
  const locality = city && localizedName(city, language);
  return {
    '@type': 'Place',
    name: address || title,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(locality && { addressLocality: locality }),
      addressCountry: 'MA',
    },
    ...(mapPoint && { geo: { '@type': 'GeoCoordinates', ...mapPoint } }),
  };
}

type Departure = DescribedTour['departures'][number];

function offersOf({ prices }: DescribedTour, { free, bookableUntil }: Departure, url: string) {
  return GUEST_KINDS.flatMap((kind) => {
    const price = prices[kind];
    if (price === null || !isOffered(kind, prices)) return [];
    return [
      {
        '@type': 'Offer',
        price: price / 100,
        priceCurrency: 'MAD',
        availability: `https://schema.org/${free > 0 ? 'InStock' : 'SoldOut'}`,
        validThrough: bookableUntil,
        url,
      },
    ];
  });
}

/**
 * The next departures of a tour as schema.org's Event, one for each, in one language, by Google's
 * documentation of events (`tour-event.test.ts` names the properties).
 * @param page the whole address of the tour's page, to which those of its pictures are relative
 */
export function tourEvents(tour: DescribedTour, language: Language, page: string) {
  const { description, descriptionEn, descriptionAr } = tour;
  const texts = { name: description, nameEn: descriptionEn, nameAr: descriptionAr };
  const said = summaryOf(localizedName(texts, language), DESCRIPTION_LENGTH);
  const store = { '@type': 'Organization', name: localizedName(tour.store, language) };
  return tour.departures.slice(0, MAX_EVENTS).map((departure) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: localizedTitle(tour, language),
    startDate: departure.startsAt,
    endDate: departure.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(tour, language),
    image: tour.pictures.map(({ url }) => new URL(url, page).href),
    ...(said && { description: said }),
    inLanguage: tour.languages,
    organizer: store,
    performer: store,
    offers: offersOf(tour, departure, page),
    url: page,
  }));
}

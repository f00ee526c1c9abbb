import { expect, test } from 'vitest';
import { type DescribedTour, tourEvents } from './tour-event';

const PAGE = 'https://souk.ma/tour/visite-du-four-k1?lng=fr';

const tour: DescribedTour = {
  title: 'Visite du four',
  titleEn: 'Visit of the kiln',
  titleAr: 'زيارة الفرن',
  description: 'De l’argile au zellige.',
  descriptionEn: 'From clay to zellige.',
  descriptionAr: 'من الطين إلى الزليج.',
  store: { name: 'Atelier Nejjarine', nameAr: 'ورشة النجارين' },
  city: { name: 'Fès', nameEn: 'Fez', nameAr: 'فاس' },
  address: '12, derb Sidi Ahmed',
  mapPoint: { latitude: 34.0645, longitude: -4.9547 },
  languages: ['fr', 'ar'],
  prices: { adult: 12_050, child: null, group: 90_000, groupSize: 10 },
  pictures: [{ url: '/media/four.webp' }, { url: 'https://files.souk.ma/argile.webp' }],
  departures: [
    {
      startsAt: '2026-12-05T09:00:00.000Z',
      endsAt: '2026-12-05T10:30:00.000Z',
      bookableUntil: '2026-12-04T09:00:00.000Z',
      free: 3,
    },
  ],
};

const store = { '@type': 'Organization', name: 'Atelier Nejjarine' };

function offer(price: number) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'MAD',
    availability: 'https://schema.org/InStock',
    validThrough: '2026-12-04T09:00:00.000Z',
    url: PAGE,
  };
}

/**
 * Properties of an event: Google's documentation
 * (https://developers.google.com/search/docs/appearance/structured-data/event, "Structured data type
 * definitions") requires `name`, `startDate`, `location` and `location.address`, and recommends the
 * others. Their types are those of https://schema.org/Event and https://schema.org/Offer.
 */
const PROPERTIES: readonly (readonly [
  name: string,
  need: 'required' | 'recommended',
  value: unknown,
])[] = [
  ['name', 'required', 'Visite du four'],
  ['startDate', 'required', '2026-12-05T09:00:00.000Z'],
  [
    'location',
    'required',
    {
      '@type': 'Place',
      name: '12, derb Sidi Ahmed',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12, derb Sidi Ahmed',
        addressLocality: 'Fès',
        addressCountry: 'MA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 34.0645, longitude: -4.9547 },
    },
  ],
  ['endDate', 'recommended', '2026-12-05T10:30:00.000Z'],
  ['description', 'recommended', 'De l’argile au zellige.'],
  ['eventStatus', 'recommended', 'https://schema.org/EventScheduled'],
  [
    'image',
    'recommended',
    ['https://souk.ma/media/four.webp', 'https://files.souk.ma/argile.webp'],
  ],
  ['organizer', 'recommended', store],
  ['performer', 'recommended', store],
  ['offers', 'recommended', [offer(120.5), offer(900)]],
];

test.each(PROPERTIES)('An event of a tour has %s, which is %s', (name, _need, value) => {
  const [event = {}] = tourEvents(tour, 'fr', PAGE);
  expect(event).toMatchObject({ '@context': 'https://schema.org', '@type': 'Event' });
  expect({ [name]: new Map(Object.entries(event)).get(name) }).toEqual({ [name]: value });
});

test('An event is in the language of its page', () => {
  expect(tourEvents(tour, 'ar', PAGE)).toMatchObject([
    {
      name: 'زيارة الفرن',
      description: 'من الطين إلى الزليج.',
      organizer: { name: 'ورشة النجارين' },
      location: { address: { addressLocality: 'فاس' } },
    },
  ]);
});

test('A departure without a free place is sold out', () => {
  const departures = tour.departures.map((departure) => ({ ...departure, free: 0 }));
  expect(tourEvents({ ...tour, departures }, 'fr', PAGE)).toMatchObject([
    {
      offers: [
        { availability: 'https://schema.org/SoldOut' },
        { availability: 'https://schema.org/SoldOut' },
      ],
    },
  ]);
});

test('What a tour does not say is left out of its events, and ten of them are described', () => {
  const [departure] = tour.departures;
  const departures = Array.from({ length: 12 }, () => departure).flatMap((one) =>
    one ? [one] : [],
  );
  const bare = { ...tour, address: '', city: null, mapPoint: null, departures };
  const silent = { description: '', descriptionEn: '', descriptionAr: '' };
  const events = tourEvents({ ...bare, ...silent }, 'fr', PAGE);
  expect(events).toHaveLength(10);
  expect(events[0]).not.toHaveProperty('description');
  expect(events[0]?.location).toEqual({
    '@type': 'Place',
    name: 'Visite du four',
    address: { '@type': 'PostalAddress', addressCountry: 'MA' },
  });
});

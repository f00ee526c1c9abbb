import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../format/spoken-languages';
import { isOutsideMap, type MapPoint } from '../map/map-point';
import { type CancellationPolicy, policyErrors } from './cancellation-policy';
import type { TourStatus } from './tour-lifecycle';
import { GUEST_KINDS, type TourPrices } from './tour-prices';

const KINDS = ['title', 'description', 'content', 'included'] as const;
type TourTextKind = (typeof KINDS)[number];
/** A text of a tour: `title` is French, `titleAr` is Arabic. */
export type TourTextField = TourTextKind | `${TourTextKind}${'En' | 'Ar'}`;

export const TOUR_TEXT_FIELDS = KINDS.flatMap(
  (kind) => [kind, `${kind}En`, `${kind}Ar`] as const satisfies readonly TourTextField[],
);

/** All texts of a tour; missing ones are empty. `content` is rich text. */
export type TourTexts = Record<TourTextField, string>;

/** Limits of a tour (contract: TourUpdate). Lengths in characters, amounts in centimes. */
export const TOUR_LIMITS = {
  title: 160,
  description: 500,
  content: 50_000,
  included: 2000,
  address: 300,
  pictures: 30,
  guides: 20,
  languages: SPOKEN_LANGUAGES.length,
  durationMinutes: { min: 15, max: 20_160 },
  places: 500,
  cutOffMinutes: 43_200,
  price: 100_000_000,
} as const;

/** The fields of a tour. */
export interface TourFields extends TourTexts {
  readonly pictureIds: readonly string[];
  /** Where guests come to; empty while it is not known. */
  readonly address: string;
  readonly cityId: string | null;
  readonly mapPoint: MapPoint | null;
  readonly languages: readonly SpokenLanguage[];
  /** Users of the store. */
  readonly guideIds: readonly string[];
  readonly durationMinutes: number;
  readonly prices: TourPrices;
  /** Places that must be booked for a departure to take place. */
  readonly minimum: number;
  /** Places of a departure. */
  readonly maximum: number;
  /** How long before a departure the last booking is possible, and whether it takes place is decided. */
  readonly cutOffMinutes: number;
  readonly cancellationPolicy: CancellationPolicy;
}

type Errors = Record<string, string[]>;

function hasText(text: string): boolean {
  return text.replace(/<[^>]*>|&nbsp;/g, ' ').trim() !== '';
}

function textErrors(fields: TourTexts, isPublic: boolean): Errors {
  const errors: Errors = {};
  for (const field of TOUR_TEXT_FIELDS) {
    const kind = KINDS.find((one) => field.startsWith(one)) ?? 'title';
    if (isPublic && !hasText(fields[field])) errors[field] = ['required'];
    if (fields[field].length > TOUR_LIMITS[kind]) errors[field] = ['too_long'];
  }
  if (!hasText(fields.title)) errors['title'] = ['required'];
  return errors;
}

function rangeError(value: number, min: number, max: number): string[] | null {
  if (!Number.isSafeInteger(value) || value < min) return ['too_small'];
  return value > max ? ['too_large'] : null;
}

function numberErrors(fields: TourFields): Errors {
  const { durationMinutes, places, cutOffMinutes } = TOUR_LIMITS;
  const { maximum } = fields;
  const errors: [string, string[] | null][] = [
    [
      'durationMinutes',
      rangeError(fields.durationMinutes, durationMinutes.min, durationMinutes.max),
    ],
    ['minimum', rangeError(fields.minimum, 1, places)],
    ['maximum', rangeError(maximum, 1, places)],
    ['cutOffMinutes', rangeError(fields.cutOffMinutes, 0, cutOffMinutes)],
  ];
  if (fields.minimum > maximum) errors.push(['minimum', ['above_maximum']]);
  return Object.fromEntries(errors.flatMap(([field, codes]) => (codes ? [[field, codes]] : [])));
}

function priceErrors({ prices, maximum }: TourFields): Errors {
  const errors: Errors = {};
  for (const kind of GUEST_KINDS) {
    const price = prices[kind];
    const codes = price === null ? null : rangeError(price, 1, TOUR_LIMITS.price);
    if (codes) errors[`prices.${kind}`] = codes;
  }
  const { group, groupSize } = prices;
  if (group !== null && groupSize === null) errors['prices.groupSize'] = ['required'];
  if (group === null && groupSize !== null) errors['prices.groupSize'] = ['not_allowed'];
  const size = groupSize === null ? null : rangeError(groupSize, 2, maximum);
  if (size) errors['prices.groupSize'] = size;
  return errors;
}

function listErrors({ pictureIds, guideIds, languages, address, mapPoint }: TourFields): Errors {
  const errors: Errors = {};
  if (pictureIds.length > TOUR_LIMITS.pictures) errors['pictureIds'] = ['too_many'];
  if (guideIds.length > TOUR_LIMITS.guides) errors['guideIds'] = ['too_many'];
  if (new Set(languages).size < languages.length) errors['languages'] = ['duplicate'];
  if (address.length > TOUR_LIMITS.address) errors['address'] = ['too_long'];
  if (mapPoint && isOutsideMap(mapPoint)) errors['mapPoint'] = ['outside'];
  return errors;
}

/** What a public tour needs beside its texts. */
function missingErrors(fields: TourFields): Errors {
  const missing = {
    pictureIds: fields.pictureIds.length === 0,
    address: !hasText(fields.address),
    cityId: fields.cityId === null,
    languages: fields.languages.length === 0,
    prices: GUEST_KINDS.every((kind) => fields.prices[kind] === null),
  };
  return Object.fromEntries(
    Object.entries(missing).flatMap(([field, is]) => (is ? [[field, ['required']]] : [])),
  );
}

/** Whether a tour of this status must be complete. */
export function mustBeComplete(status: TourStatus): boolean {
  return status === 'published' || status === 'paused';
}

/**
 * Validates a tour, with error codes by field. A draft needs a French title; a tour that is published
 * or paused needs all texts in three languages, a picture, an address, a language and a price.
 */
export function tourErrors(fields: TourFields, status: TourStatus): Errors {
  const isPublic = mustBeComplete(status);
  return {
    ...(isPublic ? missingErrors(fields) : {}),
    ...textErrors(fields, isPublic),
    ...numberErrors(fields),
    ...priceErrors(fields),
    ...listErrors(fields),
    ...policyErrors(fields.cancellationPolicy),
  };
}

/** A tour of which only the title is known. */
export const NEW_TOUR: TourFields = {
  title: '',
  titleEn: '',
  titleAr: '',
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  content: '',
  contentEn: '',
  contentAr: '',
  included: '',
  includedEn: '',
  includedAr: '',
  pictureIds: [],
  address: '',
  cityId: null,
  mapPoint: null,
  languages: [],
  guideIds: [],
  durationMinutes: 120,
  prices: { adult: null, child: null, group: null, groupSize: null },
  minimum: 1,
  maximum: 10,
  cutOffMinutes: 1440,
  cancellationPolicy: [
    { hoursBefore: 48, percent: 100 },
    { hoursBefore: 24, percent: 50 },
  ],
};

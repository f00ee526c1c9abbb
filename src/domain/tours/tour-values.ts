import { isUnreadable, type TypedNumber } from '../format/unreadable-number';
import { isUnreadablePoint, type TypedPoint } from '../map/map-point';
import { type TourFields, tourErrors } from './tour-form';
import type { TourStatus } from './tour-lifecycle';
import { GUEST_KINDS, type TourPrices } from './tour-prices';

const NUMBERS = ['durationMinutes', 'minimum', 'maximum', 'cutOffMinutes'] as const;
type NumberName = (typeof NUMBERS)[number];

/** The prices as their fields hold them, in centimes. */
type TypedPrices = { readonly [Name in keyof TourPrices]: TypedNumber };

/** A step of a cancellation policy as its fields hold it. */
export interface TypedStep {
  readonly hoursBefore: TypedNumber;
  readonly percent: TypedNumber;
}

/** The values of a tour in its form, where a number may be missing or not yet readable, as its point. */
export type TourValues = Omit<
  TourFields,
  NumberName | 'mapPoint' | 'prices' | 'cancellationPolicy'
> & {
  readonly [Name in NumberName]: TypedNumber;
} & {
  readonly mapPoint: TypedPoint;
  readonly prices: TypedPrices;
  readonly cancellationPolicy: readonly TypedStep[];
};

/** A number of a form without errors. */
function numberIn(value: TypedNumber): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function priceIn(value: TypedNumber): number | null {
  return isUnreadable(value) ? null : value;
}

/** The fields of a tour in what its form holds; a missing number is NaN. */
export function tourFieldsOf(values: TourValues): TourFields {
  const { prices, cancellationPolicy, mapPoint, ...rest } = values;
  const { adult, child, group, groupSize } = prices;
  return {
    ...rest,
    mapPoint: isUnreadablePoint(mapPoint) ? null : mapPoint,
    durationMinutes: numberIn(values.durationMinutes),
    minimum: numberIn(values.minimum),
    maximum: numberIn(values.maximum),
    cutOffMinutes: numberIn(values.cutOffMinutes),
    prices: {
      adult: priceIn(adult),
      child: priceIn(child),
      group: priceIn(group),
      groupSize: priceIn(groupSize),
    },
    cancellationPolicy: cancellationPolicy.map(({ hoursBefore, percent }) => ({
      hoursBefore: numberIn(hoursBefore),
      percent: numberIn(percent),
    })),
  };
}

function missingNumbers(values: TourValues): Record<string, string[]> {
  const numbers = [
    ...NUMBERS.map((name) => [name, values[name]] as const),
    ...values.cancellationPolicy.flatMap(({ hoursBefore, percent }, index) => [
      [`cancellationPolicy.${index}.hoursBefore`, hoursBefore] as const,
      [`cancellationPolicy.${index}.percent`, percent] as const,
    ]),
  ];
  return Object.fromEntries(
    numbers.flatMap(([name, value]) => (value === null ? [[name, ['required']]] : [])),
  );
}

/** What is wrong in the form of a tour of this status: error codes by field, see `tourErrors`. */
export function tourValuesErrors(values: TourValues, status: TourStatus): Record<string, string[]> {
  const errors = tourErrors(tourFieldsOf(values), status);
  // Without any price, the field of the first kind of guests says so.
  const { prices, ...others } = errors;
  return {
    ...others,
    ...(prices ? { [`prices.${GUEST_KINDS[0]}`]: prices } : {}),
    ...(isUnreadablePoint(values.mapPoint) ? { mapPoint: ['not_a_point'] } : {}),
    ...missingNumbers(values),
  };
}

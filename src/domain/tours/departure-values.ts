import type { TypedNumber } from '../format/unreadable-number';
import { TOUR_LIMITS } from './tour-form';

/** The places and the guides of a departure, as its form shows them. */
export type DepartureValues = {
  readonly minimum: TypedNumber;
  readonly maximum: TypedNumber;
  readonly guideIds: readonly string[];
};

function placesError(value: TypedNumber): string | null {
  if (value === null) return 'required';
  if (typeof value !== 'number') return value.problem;
  if (value < 1) return 'too_small';
  return value > TOUR_LIMITS.places ? 'too_large' : null;
}

/** What is wrong in the form of a departure: error codes by field. */
export function departureValuesErrors({
  minimum,
  maximum,
}: DepartureValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [field, value] of Object.entries({ minimum, maximum })) {
    const code = placesError(value);
    if (code) errors[field] = [code];
  }
  const isAbove = typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum;
  if (isAbove && !errors['minimum']) errors['minimum'] = ['above_maximum'];
  return errors;
}

import { toLatinDigits } from '../format/latin-digits';
import { readableNumber } from '../format/unreadable-number';
import { errorsSchema } from '../forms/errors-schema';
import {
  type Availability,
  availabilityErrors,
  type Closure,
  sortedAvailability,
  WEEKDAYS,
  type Weekday,
} from './store-availability';

/** The typed hours of one day. */
export interface TypedSpan {
  readonly opens: string;
  readonly closes: string;
}

/** A typed closure: a missing value is an empty string, not null. */
export interface TypedClosure {
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly noteEn: string;
  readonly noteAr: string;
  readonly acceptOrders: boolean;
}

/** When the store works: one field per day; a day without hours is closed. */
export type AvailabilityForm = Record<Weekday, readonly TypedSpan[]> & {
  closures: readonly TypedClosure[];
  handlingDays: number | null;
};

/** Opening spans per day: the contract allows twenty-eight per week. */
export const MAX_SPANS_PER_DAY = 4;

/** The most working days for preparing a parcel (contract, AvailabilityInput). */
export const MAX_HANDLING_DAYS = 30;

/** Maximum length of a closure's note, in characters (contract, Closure). */
export const NOTE_LENGTH = 300;

function typedClosure({ note, noteEn, noteAr, ...rest }: Closure): TypedClosure {
  return {
    ...rest,
    note: note ?? '',
    noteEn: noteEn ?? '',
    noteAr: noteAr ?? '',
  };
}

export function availabilityForm({
  weekly,
  closures,
  handlingDays,
}: Availability): AvailabilityForm {
  const spansOf = (day: Weekday) =>
    weekly.filter((hours) => hours.day === day).map(({ opens, closes }) => ({ opens, closes }));
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, spansOf(day)]));
  // The line above adds every day of the week.
  return {
    ...(days as Record<Weekday, TypedSpan[]>),
    closures: closures.map(typedClosure),
    handlingDays,
  };
}

function closureOf({ note, noteEn, noteAr, ...rest }: TypedClosure): Closure {
  return {
    ...rest,
    note: note.trim() || null,
    noteEn: noteEn.trim() || null,
    noteAr: noteAr.trim() || null,
  };
}

/** The availability of a valid form, sorted by weekday and by date. */
export function availabilityOf(form: AvailabilityForm): Availability {
  return sortedAvailability({
    weekly: WEEKDAYS.flatMap((day) => form[day].map((span) => ({ day, ...span }))),
    closures: form.closures.map(closureOf),
    handlingDays: readableNumber(form.handlingDays) ?? 0,
  });
}

/**
 * Converts a typed time of day ("9", "9h30", "0930") to `09:30`. Any other text stays as it is, and
 * the field's validation reports it.
 */
export function normalizeClock(typed: string): string {
  const plain = toLatinDigits(typed).trim();
  const found = /^(\d{1,2})(?:\s*[:hH.]?\s*([0-5]\d)|\s*[hH])?$/.exec(plain);
  if (!found) return plain;
  const [, hours = '', minutes = '00'] = found;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

const OPENS = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function spanError({ opens, closes }: TypedSpan): ['opens' | 'closes', string] | undefined {
  for (const [field, value, shape] of [
    ['opens', opens, OPENS],
    ['closes', closes, CLOSES],
  ] as const) {
    if (value === '') return [field, 'required'];
    if (!shape.test(value)) return [field, 'invalid_clock'];
  }
  return undefined;
}

function hoursErrors(form: AvailabilityForm, day: Weekday): [string, string[]][] {
  const shapeless = form[day].flatMap((span, index): [string, string[]][] => {
    const [field, code] = spanError(span) ?? [];
    return field && code ? [[`${day}.${index}.${field}`, [code]]] : [];
  });
  if (shapeless.length > 0) return shapeless;
  const weekly = form[day].map((span) => ({ day, ...span }));
  const faults = availabilityErrors({ weekly, closures: [], handlingDays: 0 });
  return Object.entries(faults).map(([field, codes]) => [field.replace('weekly', day), codes]);
}

function missingDays(closures: AvailabilityForm['closures']): [string, string[]][] {
  return closures.flatMap((closure, index) =>
    (['from', 'to'] as const)
      .filter((end) => closure[end] === '')
      .map((end): [string, string[]] => [`closures.${index}.${end}`, ['required']]),
  );
}

/** The errors of the typed hours and closures, codes by field. */
export function availabilityFormErrors(form: AvailabilityForm): Record<string, string[]> {
  const missing = missingDays(form.closures);
  const closures = form.closures.map(closureOf);
  return Object.fromEntries([
    ...WEEKDAYS.flatMap((day) => hoursErrors(form, day)),
    ...(missing.length > 0
      ? missing
      : Object.entries(availabilityErrors({ weekly: [], closures, handlingDays: 0 }))),
    ...(form.handlingDays === null ? [['handlingDays', ['required']] as const] : []),
    ...((form.handlingDays ?? 0) > MAX_HANDLING_DAYS
      ? [['handlingDays', ['too_large']] as const]
      : []),
  ]);
}

export const availabilitySchema = errorsSchema<AvailabilityForm>(availabilityFormErrors);

import type { ImportTarget } from './import-target';

/** A value before or after the import: centimes, pieces or grams, a text; null when there is none. */
export type ChangedValue = string | number | null;

/** One field of a product or a variant that a row of the file changes. */
export interface FieldChange {
  /** The target that writes the field, e.g. `price`, `nameFr`, `attr:material`. */
  readonly field: ImportTarget;
  /** Null for a new product or variant too. */
  readonly from: ChangedValue;
  readonly to: ChangedValue;
}

/** Fields whose values are centimes of MAD. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set<ImportTarget>([
  'price',
  'compareAtPrice',
  'cost',
]);

/** What a seller reads first; all other fields follow in the order in which they are given. */
const FIRST: readonly ImportTarget[] = [
  'price',
  'compareAtPrice',
  'cost',
  'quantity',
  'nameFr',
  'nameAr',
  'nameEn',
];

/** The changes of a row in reading order; of two with the same field the first is kept. */
export function inReadingOrder(changes: readonly FieldChange[]): FieldChange[] {
  const byField = new Map<string, FieldChange>();
  for (const change of changes) {
    if (!byField.has(change.field)) byField.set(change.field, change);
  }
  return [...byField.values()].sort((one, other) => placeOf(one.field) - placeOf(other.field));
}

function placeOf(field: ImportTarget): number {
  const place = FIRST.indexOf(field);
  return place === -1 ? FIRST.length : place;
}

/** Characters of a text that a change keeps. */
const SHOWN_CHARACTERS = 200;
/** Characters before the first difference of two long texts. */
const LEAD_CHARACTERS = 60;

/** The change of a field, with long texts cut on both sides to the part where they differ. */
export function fieldChange(
  field: ImportTarget,
  from: ChangedValue,
  to: ChangedValue,
): FieldChange {
  const isLong = [from, to].some((text) => isText(text) && text.length > SHOWN_CHARACTERS);
  if (!isLong) return { field, from, to };
  const start = isText(from) && isText(to) ? firstShown(from, to) : 0;
  return { field, from: cut(from, start), to: cut(to, start) };
}

function isText(value: ChangedValue): value is string {
  return typeof value === 'string';
}

/** Where the shown part begins: a little before the first difference. */
function firstShown(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at > LEAD_CHARACTERS * 2 ? at - LEAD_CHARACTERS : 0;
}

/** At most `SHOWN_CHARACTERS` from `start`, with an ellipsis where something is left out. */
function cut(value: ChangedValue, start: number): ChangedValue {
  if (!isText(value)) return value;
  const begin = start > 0 ? start + 1 : 0;
  const isCut = value.length - start > SHOWN_CHARACTERS;
  const end = isCut ? start + SHOWN_CHARACTERS - 1 : value.length;
  const shown = value.slice(begin, Math.max(begin, end)).replace(HALF_CHARACTERS, '');
  return `${begin > 0 ? '…' : ''}${shown}${isCut ? '…' : ''}`;
}

/** Halves of a pair of UTF-16 units at either end, e.g. of an emoji that was cut in two. */
const HALF_CHARACTERS = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

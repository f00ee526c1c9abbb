import { foldForSearch } from '../../text/search-fold';
import type { AttributeType } from '../product-attributes';
import { latinNumerals } from './cells/cell-reading';
import { readNumber } from './cells/number-cell';
import type { ImportErrorCode } from './import-issue';
import type { DraftAttribute } from './product-draft';

/** The type, the unit and the values of an attribute. */
export interface AttributeKind {
  readonly type: AttributeType;
  /** The unit of numbers, for example `ml`. */
  readonly unit: string | null;
  /** Id of one of its values, by code or by its name in any language. */
  valueIdOf(name: string): string | undefined;
}

/** The value read from an attribute cell; no entry if no part of the cell can be used. */
export interface AttributeReading {
  readonly entry?: { readonly valueIds: string[] } | { readonly value: string | number | boolean };
  readonly warning?: { readonly code: ImportErrorCode; readonly value: string };
}

/** The contract's limits for one attribute of a product: values, characters, number. */
const MAX_VALUES = 50;
const MAX_TEXT = 500;
const MAX_NUMBER = 1_000_000_000;

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['oui', 'yes', 'true', 'vrai', '1', 'نعم'].map((word) => [foldForSearch(word), true] as const),
  ...['non', 'no', 'false', 'faux', '0', 'لا'].map((word) => [foldForSearch(word), false] as const),
]);

/**
 * Reads a filled cell by the attribute's type: names or codes of its values, a text, a number with
 * or without its unit, yes or no in three languages. Unknown values in a list are left out with a
 * warning.
 */
export function readAttribute(given: DraftAttribute, kind: AttributeKind): AttributeReading {
  const { text } = given;
  switch (kind.type) {
    case 'single_select':
    case 'multi_select':
      return readValues(given, kind);
    case 'text':
      return text.length > MAX_TEXT ? invalid(text) : { entry: { value: text } };
    case 'unit':
      return valueOr(text, readMeasure(given, kind.unit));
    case 'toggle':
      return valueOr(text, WORDS.get(foldForSearch(latinNumerals(text))));
  }
}

function valueOr(text: string, value: number | boolean | undefined): AttributeReading {
  return value === undefined ? invalid(text) : { entry: { value } };
}

function invalid(value: string): AttributeReading {
  return { warning: { code: 'invalid_attribute_value', value } };
}

/** The whole cell may be one value with a comma in its name. */
function readValues({ text, values }: DraftAttribute, kind: AttributeKind): AttributeReading {
  const whole = kind.valueIdOf(text);
  if (whole !== undefined) return { entry: { valueIds: [whole] } };
  const known = values.flatMap((value) => kind.valueIdOf(value) ?? []);
  const valueIds = [...new Set(known)];
  const most = kind.type === 'single_select' ? 1 : MAX_VALUES;
  if (valueIds.length > most) return invalid(text);
  const unknown = values.filter((value) => kind.valueIdOf(value) === undefined);
  return {
    ...(valueIds.length > 0 && { entry: { valueIds } }),
    ...(unknown.length > 0 && {
      warning: { code: 'unknown_attribute_value', value: unknown.join(', ') },
    }),
  };
}

/**
 * A number followed by nothing or by the attribute's own unit: litres are not read as millilitres.
 */
function readMeasure(
  { text, decimalMark, isSeveral }: DraftAttribute,
  unit: string | null,
): number | undefined {
  if (isSeveral) return undefined;
  const [, digits = '', suffix = ''] =
    /^(.*?[\p{N}.,-])? ?([^\p{N}.,-]*)$/su.exec(text.trim()) ?? [];
  if (suffix !== '' && suffix.toLowerCase() !== unit?.toLowerCase()) return undefined;
  const plain = readNumber(digits, decimalMark);
  const number = plain === null ? Number.NaN : Number(plain);
  return Math.abs(number) <= MAX_NUMBER ? number : undefined;
}

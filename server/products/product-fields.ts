import { handleOf } from '#domain/products/product-handle';
import { priceErrors } from '#domain/products/product-prices';
import { PLAIN_TEXTS, RICH_TEXTS } from '#domain/products/product-texts';
import type { ProductUpdate } from '#openapi/types.generated';
import type { Principal, Reader } from '../context';
import { type FieldErrors, problem } from '../http/problem-error';
import { brandExists, categoryExists } from '../reference/reference.repository';
import type { ProductRow } from './products.repository';
import { cleanRichText } from './rich-text';

/** Fields that creating and changing a product share. */
export type ProductFields = ProductUpdate;

/** The texts of a product that its sellers write in forms. */
export type WrittenTexts = Pick<
  ProductRow,
  (typeof PLAIN_TEXTS)[number] | (typeof RICH_TEXTS)[number]
>;

const PRICE_FIELDS = ['price', 'compareAtPrice', 'costPrice'] as const;
type PriceFields = Partial<Record<(typeof PRICE_FIELDS)[number], number | null | undefined>>;

/** A text trimmed and in one Unicode form; null when nothing is left. */
export function cleanText(text: string | null | undefined): string | null {
  return text?.normalize('NFC').trim() || null;
}

/** A text of several lines in one Unicode form, without blanks around it; '' for nothing. */
export function cleanLines(text: string): string {
  return (cleanText(text) ?? '').replace(/\r\n?/g, '\n');
}

/** The given texts, cleaned; texts that the fields omit are omitted. */
export function writtenTexts(fields: ProductFields): Partial<WrittenTexts> {
  const texts: Partial<WrittenTexts> = {};
  for (const field of PLAIN_TEXTS) {
    if (fields[field] !== undefined) texts[field] = cleanText(fields[field]);
  }
  for (const field of RICH_TEXTS) {
    if (fields[field] !== undefined) texts[field] = cleanRichText(fields[field]);
  }
  return texts;
}

/** Omits the undefined values, so that these fields stay unchanged. */
export function definedFields<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  // Object.fromEntries loses the keys' types; they are those of `values`.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
}

/**
 * Refuses prices from a user without the permission. `named` returns whether a field counts as set,
 * `path` is the prefix of its name in the request.
 * @throws ProblemError 403 `forbidden` naming the fields
 */
export function assertMaySetPrices(
  fields: PriceFields,
  principal: Principal,
  named: (value: number | null | undefined) => boolean,
  path = '',
): void {
  if (principal.permissions.includes('products.prices')) return;
  const refused = PRICE_FIELDS.filter((field) => named(fields[field]));
  if (refused.length === 0) return;
  throw problem(403, 'forbidden', {
    errors: Object.fromEntries(refused.map((field) => [`${path}${field}`, ['forbidden']])),
  });
}

/** Errors of the new prices, checked together with the current ones. */
export function setPriceErrors(
  fields: PriceFields,
  state: { price: number | null; compareAtPrice: number | null },
): FieldErrors {
  if (fields.price === undefined && fields.compareAtPrice === undefined) return {};
  return priceErrors({
    price: fields.price === undefined ? state.price : fields.price,
    compareAtPrice:
      fields.compareAtPrice === undefined ? state.compareAtPrice : fields.compareAtPrice,
  });
}

/**
 * Errors that do not depend on the product: blank code, invalid handle, unknown category or brand.
 */
export async function fieldErrors(
  reader: Reader,
  { code, handle, categoryId, brandId }: ProductFields,
): Promise<FieldErrors> {
  return {
    ...(code !== undefined && cleanText(code) === null && { code: ['required'] }),
    ...(handle !== undefined && handleOf(handle) !== handle && { handle: ['invalid_format'] }),
    ...(categoryId &&
      !(await categoryExists(reader, categoryId)) && { categoryId: ['unknown_category'] }),
    ...(brandId && !(await brandExists(reader, brandId)) && { brandId: ['unknown_brand'] }),
  };
}

/** A draft needs a name in one of the languages. */
export function nameErrors({
  name,
  nameEn,
  nameAr,
}: Pick<ProductRow, 'name' | 'nameEn' | 'nameAr'>): FieldErrors {
  return name === null && nameEn === null && nameAr === null ? { name: ['required'] } : {};
}

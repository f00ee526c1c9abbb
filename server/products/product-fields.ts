import type { Principal, Reader } from '../context';
import type { ProductUpdate } from '../contract.generated';
import { type FieldErrors, problem } from '../http/problem-error';
import { brandExists, categoryExists } from '../reference/reference.repository';
import type { ProductRow } from './products.repository';

/** Fields that creating and changing a product share. */
export type ProductFields = ProductUpdate;

const TEXT_FIELDS = [
  'name',
  'nameEn',
  'nameAr',
  'description',
  'descriptionEn',
  'descriptionAr',
] as const;

/** The texts of a product that its sellers write in forms. */
export type WrittenTexts = Pick<ProductRow, (typeof TEXT_FIELDS)[number]>;

const PRICE_FIELDS = ['price', 'compareAtPrice', 'costPrice'] as const;

/** A text without space around it and in one Unicode form; null when nothing is left. */
export const cleanText = (text: string | null | undefined): string | null =>
  text?.normalize('NFC').trim() || null;

/** The texts that the fields name, cleaned; those they leave out are left out. */
export const writtenTexts = (fields: ProductFields): Partial<WrittenTexts> => {
  const texts: Partial<WrittenTexts> = {};
  for (const field of TEXT_FIELDS) {
    if (fields[field] !== undefined) texts[field] = cleanText(fields[field]);
  }
  return texts;
};

/**
 * Refuses prices from who may not set them. `named` says whether a field counts as set.
 * @throws ProblemError 403 `forbidden` naming the fields
 */
export const assertMaySetPrices = (
  fields: ProductFields,
  principal: Principal,
  named: (value: number | null | undefined) => boolean,
): void => {
  if (principal.permissions.includes('products.prices')) return;
  const refused = PRICE_FIELDS.filter((field) => named(fields[field]));
  if (refused.length === 0) return;
  throw problem(403, 'forbidden', {
    errors: Object.fromEntries(refused.map((field) => [field, ['forbidden']])),
  });
};

/** What is wrong with the fields whatever the product is: price 0, category or brand nobody knows. */
export const fieldErrors = async (
  reader: Reader,
  { price, categoryId, brandId }: ProductFields,
): Promise<FieldErrors> => ({
  // Specification, section 5: a price is never 0; one that isn't known yet is null.
  ...(price === 0 && { price: ['price_zero'] }),
  ...(categoryId &&
    !(await categoryExists(reader, categoryId)) && { categoryId: ['unknown_category'] }),
  ...(brandId && !(await brandExists(reader, brandId)) && { brandId: ['unknown_brand'] }),
});

/** A draft needs a name in one of the languages. */
export const nameErrors = ({
  name,
  nameEn,
  nameAr,
}: Pick<ProductRow, 'name' | 'nameEn' | 'nameAr'>): FieldErrors =>
  name === null && nameEn === null && nameAr === null ? { name: ['required'] } : {};

import * as z from 'zod/mini';
import { setCount, setPrice } from './product-numbers';
import { PRICE_BOUNDS, priceErrors } from './product-prices';
import { savingErrors } from './product-submission';

/** Maximum lengths of texts, from the contract. */
const MAX_CODE_LENGTH = 64;
const MAX_PLACE_LENGTH = 40;
const MAX_NAME_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 5_000;
const MAX_CONTENT_LENGTH = 50_000;

/**
 * Recommended maximum length of a description, so that shoppers read it. Used by a counter, not
 * enforced.
 */
export const RECOMMENDED_DESCRIPTION_LENGTH = 160;

function text(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, 'too_long'));
}

const amount = z.nullable(setPrice);
const cost = z.nullable(z.number('required').check(z.lte(PRICE_BOUNDS.highest, 'too_large')));
const count = z.nullable(setCount);
const variant = z.object({ price: cost, barcode: z.string() });

const fields = z.object({
  productType: z.enum(['simple', 'variable'], 'required'),
  code: text(MAX_CODE_LENGTH).check(z.minLength(1, 'required')),
  barcode: text(MAX_CODE_LENGTH),
  name: text(MAX_NAME_LENGTH),
  nameEn: text(MAX_NAME_LENGTH),
  nameAr: text(MAX_NAME_LENGTH),
  description: text(MAX_DESCRIPTION_LENGTH),
  descriptionEn: text(MAX_DESCRIPTION_LENGTH),
  descriptionAr: text(MAX_DESCRIPTION_LENGTH),
  content: text(MAX_CONTENT_LENGTH),
  contentEn: text(MAX_CONTENT_LENGTH),
  contentAr: text(MAX_CONTENT_LENGTH),
  categoryId: z.nullable(z.string()),
  brandId: z.nullable(z.string()),
  price: amount,
  compareAtPrice: amount,
  costPrice: cost,
  quantity: count,
  lowStockThreshold: count,
  storagePlace: text(MAX_PLACE_LENGTH),
  weightGrams: count,
  variants: z.readonly(z.array(variant)),
});

type Checked = z.infer<typeof fields>;
type FormErrors = Partial<Record<keyof Checked, string>>;

/** Requires a name in one of the languages, and a struck-through price above the price. */
function draftErrors(values: Checked): FormErrors {
  const { name, nameEn, nameAr, price, compareAtPrice } = values;
  const wrongPrices = priceErrors({ price, compareAtPrice });
  return {
    ...([name, nameEn, nameAr].every(isBlank) && { name: 'required' }),
    ...(wrongPrices.compareAtPrice && { compareAtPrice: 'compare_at_not_above_price' }),
  };
}

/** The fields missing in variants that a simple product has itself. */
function variantErrors({ variants }: Checked): FormErrors {
  if (variants.length === 0) return { variants: 'variants_missing' };
  if (variants.some(({ price }) => price === null)) return { variants: 'variant_prices_missing' };
  if (variants.some(({ price }) => price === 0)) return { variants: 'price_zero' };
  return variants.some(({ barcode }) => isBlank(barcode))
    ? { variants: 'variant_barcodes_missing' }
    : {};
}

/** The requirements of the create form's Save beyond a draft (specification, section 5). */
function completeErrors(values: Checked): FormErrors {
  const { productType, code, barcode, name, description, content, categoryId, brandId } = values;
  const isSimple = productType === 'simple';
  const said = { code, barcode, name, description, content: plainText(content) };
  const missing = savingErrors({ ...said, categoryId, brandId, prices: [values.price] });
  const asked = Object.entries(missing).filter(
    ([field]) => isSimple || (field !== 'barcode' && field !== 'price'),
  );
  return {
    ...(isSimple ? {} : variantErrors(values)),
    ...Object.fromEntries(asked.map(([field, codes]) => [field, codes[0]])),
  };
}

function isBlank(each: string): boolean {
  return each.trim() === '';
}

/** A rich text without its tags: an empty paragraph counts as empty. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>|&nbsp;|\u00a0/g, ' ');
}

/** Reports all errors at once: an invalid field does not hide the errors of another. */
function schemaFrom(faultsOf: (values: Checked) => FormErrors) {
  return z.check<Checked>(
    ({ value, issues }) => {
      for (const [field, message] of Object.entries(faultsOf(value))) {
        issues.push({ code: 'custom', path: [field], message, input: value });
      }
    },
    { when: () => true },
  );
}

/**
 * The editor's form as required for a draft: a code, and a name in one language. Issues are codes.
 */
export const productDraftSchema = fields.check(schemaFrom(draftErrors));

/** The editor's form as required for the create form's Save and submitting. Issues are codes. */
export const productCompleteSchema = fields.check(
  schemaFrom(draftErrors),
  schemaFrom(completeErrors),
);

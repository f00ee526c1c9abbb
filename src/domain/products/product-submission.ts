/**
 * The fields that the create form's Save and submitting require (specification, section 5).
 * Centimes.
 */
export type SubmittableProduct = {
  code: string;
  barcode: string | null;
  name: string | null;
  description: string | null;
  content: string | null;
  categoryId: string | null;
  brandId: string | null;
  /** The prices of all variants. */
  prices: readonly (number | null)[];
  hasCover: boolean;
};

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}

/**
 * What the create form's Save requires beyond a draft (specification, section 5): field to codes.
 * Pictures are added to a product that already exists, so only submission requires a cover.
 */
export function savingErrors(
  product: Omit<SubmittableProduct, 'hasCover'>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const field of ['code', 'barcode', 'name', 'description', 'content'] as const) {
    if (isBlank(product[field])) errors[field] = ['required'];
  }
  if (product.categoryId === null) errors.categoryId = ['required'];
  if (product.brandId === null) errors.brandId = ['required'];
  if (product.prices.length === 0 || product.prices.includes(null)) errors.price = ['required'];
  else if (product.prices.includes(0)) errors.price = ['price_zero'];
  return errors;
}

/** Why a product cannot be submitted yet: field to codes, empty when it can. */
export function submissionErrors(product: SubmittableProduct): Record<string, string[]> {
  return {
    ...savingErrors(product),
    ...(!product.hasCover && { cover: ['required'] }),
  };
}

/** The fields of a variant that a variable product requires; price in centimes. */
export type SubmittableVariant = {
  barcode: string | null;
  price: number | null;
  status: 'active' | 'inactive';
};

/**
 * The fields that variants hold instead of the product, and whether a variant causes an error code.
 */
const HELD_BY_VARIANTS: Readonly<
  Record<string, (variant: SubmittableVariant, code: string | undefined) => boolean>
> = {
  barcode: ({ barcode }) => barcode === null,
  price: ({ price }, code) => price === (code === 'price_zero' ? 0 : null),
};

/**
 * Moves a variable product's errors to the variants that cause them, with keys as a write spells
 * them ("variants.3.barcode"). Variants off sale get no errors. An error that no variant causes
 * stays with the product.
 */
export function errorsByVariant(
  errors: Readonly<Record<string, readonly string[]>>,
  variants: readonly SubmittableVariant[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]): [string, readonly string[]][] => {
      const isToBlame = HELD_BY_VARIANTS[field];
      const blamed = variants.flatMap((variant, at) =>
        variant.status === 'active' && isToBlame?.(variant, codes[0]) ? [at] : [],
      );
      if (blamed.length === 0) return [[field, codes]];
      return blamed.map((at) => [`variants.${at}.${field}`, codes]);
    }),
  );
}

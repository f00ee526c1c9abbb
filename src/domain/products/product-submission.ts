/** What the create form's Save and submitting ask for (specification, section 5). Centimes. */
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

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/**
 * What the create form's Save asks beyond a draft (specification, section 5): field to codes. The
 * pictures are put beside a product that exists, so that a cover is asked for at submission.
 */
export const savingErrors = (
  product: Omit<SubmittableProduct, 'hasCover'>,
): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  for (const field of ['code', 'barcode', 'name', 'description', 'content'] as const) {
    if (isBlank(product[field])) errors[field] = ['required'];
  }
  if (product.categoryId === null) errors.categoryId = ['required'];
  if (product.brandId === null) errors.brandId = ['required'];
  if (product.prices.length === 0 || product.prices.includes(null)) errors.price = ['required'];
  else if (product.prices.includes(0)) errors.price = ['price_zero'];
  return errors;
};

/** Why a product cannot be submitted yet: field to codes, empty when it can. */
export const submissionErrors = (product: SubmittableProduct): Record<string, string[]> => ({
  ...savingErrors(product),
  ...(!product.hasCover && { cover: ['required'] }),
});

/** A variant as far as it holds what is asked of a variable product; price in centimes. */
export type SubmittableVariant = {
  barcode: string | null;
  price: number | null;
  status: 'active' | 'inactive';
};

/** What variants hold in the product's place, and which of them are to blame for a code. */
const HELD_BY_VARIANTS: Readonly<
  Record<string, (variant: SubmittableVariant, code: string | undefined) => boolean>
> = {
  barcode: ({ barcode }) => barcode === null,
  price: ({ price }, code) => price === (code === 'price_zero' ? 0 : null),
};

/**
 * A variable product's errors at the variants to blame, "variants.3.barcode", as a write spells them;
 * variants off sale are never blamed, and what no variant holds stays with the product.
 */
export const errorsByVariant = (
  errors: Readonly<Record<string, readonly string[]>>,
  variants: readonly SubmittableVariant[],
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]): [string, readonly string[]][] => {
      const isToBlame = HELD_BY_VARIANTS[field];
      const blamed = variants.flatMap((variant, at) =>
        variant.status === 'active' && isToBlame?.(variant, codes[0]) ? [at] : [],
      );
      if (blamed.length === 0) return [[field, codes]];
      return blamed.map((at) => [`variants.${at}.${field}`, codes]);
    }),
  );

import { describe, expect, test } from 'vitest';
import { productCompleteSchema, productDraftSchema } from './product-form';

const blank = {
  productType: 'simple',
  code: '',
  barcode: '',
  name: '',
  nameEn: '',
  nameAr: '',
  description: '',
  descriptionEn: '',
  descriptionAr: '',
  content: '',
  contentEn: '',
  contentAr: '',
  categoryId: null,
  brandId: null,
  price: null,
  compareAtPrice: null,
  costPrice: null,
  quantity: null,
  lowStockThreshold: 5,
  storagePlace: '',
  weightGrams: null,
  variants: [],
};
const whole = {
  ...blank,
  code: 'BOL-1',
  barcode: '6111245780122',
  name: 'Bol',
  description: 'En terre.',
  content: '<p>À la main</p>',
  categoryId: 'cat_1',
  brandId: 'brd_1',
  price: 13_500,
};

/** The first error code of each invalid field. */
function faultsOf(schema: typeof productDraftSchema, values: object) {
  const { error } = schema.safeParse(values);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}

describe('Product saved as a draft', () => {
  test('A draft product needs a code, and a name in one language', () => {
    expect(faultsOf(productDraftSchema, blank)).toEqual({ code: 'required', name: 'required' });
    const named = { ...blank, code: 'BOL-1', nameAr: 'زلافة' };
    expect(faultsOf(productDraftSchema, named)).toEqual({});
  });

  test('A draft product may have neither a price of 0 nor a struck-through price that is not higher', () => {
    const draft = { ...blank, code: 'BOL-1', name: 'Bol' };
    expect(faultsOf(productDraftSchema, { ...draft, price: 0 })).toEqual({ price: 'price_zero' });
    expect(faultsOf(productDraftSchema, { ...draft, price: 900, compareAtPrice: 900 })).toEqual({
      compareAtPrice: 'compare_at_not_above_price',
    });
  });
});

describe('Product saved complete', () => {
  test('A complete product needs all required fields, and all missing ones are reported at once', () => {
    expect(faultsOf(productCompleteSchema, whole)).toEqual({});
    expect(faultsOf(productCompleteSchema, { ...blank, content: '<p></p>' })).toEqual({
      code: 'required',
      barcode: 'required',
      name: 'required',
      description: 'required',
      content: 'required',
      categoryId: 'required',
      brandId: 'required',
      price: 'required',
    });
  });

  test('A complete product needs its French texts even if it has others', () => {
    const translated = { ...whole, name: '', nameAr: 'زلافة' };
    expect(faultsOf(productCompleteSchema, translated)).toEqual({ name: 'required' });
  });

  test('A complete product with variants needs a price and a barcode for each, and none of its own', () => {
    const variable = { ...whole, productType: 'variable', barcode: '', price: null };
    const faults = (...variants: object[]) =>
      faultsOf(productCompleteSchema, { ...variable, variants });
    expect(faults()).toEqual({ variants: 'variants_missing' });
    expect(faults({ price: null, barcode: '1' })).toEqual({ variants: 'variant_prices_missing' });
    expect(faults({ price: 0, barcode: '1' })).toEqual({ variants: 'price_zero' });
    expect(faults({ price: 900, barcode: ' ' })).toEqual({
      variants: 'variant_barcodes_missing',
    });
    expect(faults({ price: 900, barcode: '1' })).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { errorsByVariant, savingErrors, submissionErrors } from './product-submission';

const COMPLETE = {
  code: 'BOL-FES-18',
  barcode: '6111245780127',
  name: 'Bol',
  description: 'Un bol',
  content: '<p>Un bol</p>',
  categoryId: 'cat_1',
  brandId: 'brd_1',
  prices: [13_500],
  hasCover: true,
};

describe('Submitting a product', () => {
  it('Submitting a product requires the create form’s required fields and a cover', () => {
    expect(submissionErrors({ ...COMPLETE })).toEqual({});
    expect(
      submissionErrors({
        ...COMPLETE,
        content: ' ',
        brandId: null,
        prices: [1200, 0],
        hasCover: false,
      }),
    ).toEqual({
      content: ['required'],
      brandId: ['required'],
      price: ['price_zero'],
      cover: ['required'],
    });
  });

  it('Submitting a product requires a cover, and saving a product does not', () => {
    expect(submissionErrors({ ...COMPLETE, hasCover: false })).toEqual({ cover: ['required'] });
    expect(savingErrors({ ...COMPLETE, name: null })).toEqual({ name: ['required'] });
  });

  it('Submitting a product requires a price on every variant', () => {
    expect(submissionErrors({ ...COMPLETE, prices: [1200, null] })).toEqual({
      price: ['required'],
    });
    expect(submissionErrors({ ...COMPLETE, prices: [] })).toEqual({ price: ['required'] });
  });
});

describe('Errors of a variable product', () => {
  const sold = { barcode: '6111245780127', price: 13_500, status: 'active' } as const;

  it('An error of a variable product is reported at each variant that causes it, except at variants off sale', () => {
    const variants = [
      sold,
      { ...sold, barcode: null },
      { ...sold, barcode: null, status: 'inactive' as const },
      { ...sold, price: 0 },
    ];
    expect(errorsByVariant({ barcode: ['required'], price: ['price_zero'] }, variants)).toEqual({
      'variants.1.barcode': ['required'],
      'variants.3.price': ['price_zero'],
    });
  });

  it('An error that no variant causes is reported at the product itself', () => {
    expect(errorsByVariant({ name: ['required'] }, [sold])).toEqual({ name: ['required'] });
    expect(errorsByVariant({ price: ['required'] }, [])).toEqual({ price: ['required'] });
  });
});

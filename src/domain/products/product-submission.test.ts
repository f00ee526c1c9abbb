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

describe('submitting a product', () => {
  it('asks for what the create form asks for, and a cover', () => {
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

  it('asks for a cover, which saving doesn’t', () => {
    expect(submissionErrors({ ...COMPLETE, hasCover: false })).toEqual({ cover: ['required'] });
    expect(savingErrors({ ...COMPLETE, name: null })).toEqual({ name: ['required'] });
  });

  it('asks for a price on every variant', () => {
    expect(submissionErrors({ ...COMPLETE, prices: [1200, null] })).toEqual({
      price: ['required'],
    });
    expect(submissionErrors({ ...COMPLETE, prices: [] })).toEqual({ price: ['required'] });
  });
});

describe('what a variable product lacks', () => {
  const sold = { barcode: '6111245780127', price: 13_500, status: 'active' } as const;

  it('is named at each variant to blame, and at none off sale', () => {
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

  it('stays with the product where no variant holds it, or there is none', () => {
    expect(errorsByVariant({ name: ['required'] }, [sold])).toEqual({ name: ['required'] });
    expect(errorsByVariant({ price: ['required'] }, [])).toEqual({ price: ['required'] });
  });
});

import { describe, expect, it } from 'vitest';
import { isFiltered, readProductList, toProductQuery } from './product-list-query';

describe('Product list in the URL', () => {
  it('The product list shows all products by default, the newest first', () => {
    expect(toProductQuery(read(''))).toEqual({ sort: '-createdAt', page: 1, pageSize: 25 });
    expect(isFiltered(read(''))).toBe(false);
  });

  it('The product list requests its tab and its filters', () => {
    const state = read(
      'tab=draft&q=bol&stock=low_stock&categoryId=cat_1&missingLanguage=ar&sort=price&page=2',
    );
    expect(toProductQuery(state)).toEqual({
      q: 'bol',
      status: 'draft',
      stock: ['low_stock'],
      categoryId: 'cat_1',
      missingLanguage: 'ar',
      sort: 'price',
      page: 2,
      pageSize: 25,
    });
    expect(isFiltered(state)).toBe(true);
  });

  it('The product list requests a brand and prices in centimes', () => {
    const state = read('brandId=brd_1&priceFrom=4000&priceTo=200000');
    expect(toProductQuery(state)).toMatchObject({
      brandId: 'brd_1',
      priceFrom: 4_000,
      priceTo: 200_000,
    });
    expect(isFiltered(state)).toBe(true);
    expect(isFiltered(read('priceTo=0'))).toBe(true);
  });

  it('The product list requests the products that the marketplace refused', () => {
    const state = read('review=refused');
    expect(toProductQuery(state)).toMatchObject({ review: 'refused' });
    expect(isFiltered(state)).toBe(true);
  });

  it('The product list reads invalid parameters as its defaults', () => {
    const state = read(
      'tab=x&stock=y&categoryId=%3Cscript%3E&missingLanguage=de&sort=z&page=1.5&brandId=x&priceFrom=-1&priceTo=1e3&priceTo=100000001',
    );
    expect(toProductQuery(state)).toEqual({ sort: '-createdAt', page: 1, pageSize: 25 });
  });
});

function read(search: string) {
  return readProductList(new URLSearchParams(search));
}

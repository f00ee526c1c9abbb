import { expect, test } from 'vitest';
import { type DescribedProduct, productData } from './product-data';

const babouches: DescribedProduct = {
  name: 'Babouches',
  nameEn: 'Slippers',
  nameAr: 'بلغة',
  text: 'Cuir souple.',
  brand: null,
  store: { name: 'Atelier Nejjarine', nameAr: 'ورشة النجارين' },
  pictures: [{ url: '/media/1.webp' }, { url: '/media/2.webp' }],
  variants: [
    { sku: 'BAB-38', price: 12_050, isAvailable: true },
    { sku: 'BAB-39', price: 13_000, isAvailable: false },
  ],
};
const ADDRESS = 'https://souk.example.ma/product/prd_1';

test('The structured data of a product name all its pictures, and each variant with its price and availability', () => {
  const { image, offers } = productData(babouches, 'fr', ADDRESS);
  expect(image).toEqual([
    'https://souk.example.ma/media/1.webp',
    'https://souk.example.ma/media/2.webp',
  ]);
  expect(offers).toEqual([
    expect.objectContaining({
      sku: 'BAB-38',
      price: 120.5,
      priceCurrency: 'MAD',
      availability: 'https://schema.org/InStock',
      url: ADDRESS,
    }),
    expect.objectContaining({
      sku: 'BAB-39',
      price: 130,
      availability: 'https://schema.org/OutOfStock',
    }),
  ]);
});

test('The structured data of a product are in the language of its page', () => {
  const { name, offers } = productData(babouches, 'ar', ADDRESS);
  expect([name, offers[0]?.seller.name]).toEqual(['بلغة', 'ورشة النجارين']);
});

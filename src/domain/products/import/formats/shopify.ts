import type { FormatSignature } from './format-signature';

/** Product export of Shopify with its older headers; rows of one product share the handle. */
export const SHOPIFY: FormatSignature = {
  format: 'shopify',
  required: [['handle'], ['title'], ['variant price', 'variant sku', 'image src', 'option1 name']],
  typical: [
    'body (html)',
    'vendor',
    'variant inventory qty',
    'variant grams',
    'option1 value',
    'image position',
    'published',
  ],
  targets: {
    handle: 'handle',
    title: 'name',
    'body (html)': 'content',
    vendor: 'brand',
    'product category': 'categoryPath',
    type: 'categoryPath',
    'variant sku': 'code',
    'variant barcode': 'barcode',
    'variant price': 'price',
    'variant compare at price': 'compareAtPrice',
    'cost per item': 'cost',
    'variant inventory qty': 'quantity',
    'variant inventory tracker': 'inventoryTracker',
    'variant inventory policy': 'inventoryPolicy',
    'variant grams': 'weightGrams',
    'image src': 'productImage',
    'image alt text': 'imageAlt',
    'variant image': 'variantImage',
  },
  patterns: [
    { pattern: /^option([1-3]) name$/, target: ([number]) => `optionName:${Number(number)}` },
    { pattern: /^option([1-3]) value$/, target: ([number]) => `optionValue:${Number(number)}` },
  ],
};

/** Product export of Shopify with the headers used since 2024. */
export const SHOPIFY_NEW: FormatSignature = {
  format: 'shopify_new',
  required: [['url handle'], ['title'], ['sku', 'price', 'option1 name']],
  typical: [
    'product image url',
    'compare-at price',
    'inventory quantity',
    'weight value (grams)',
    'published on online store',
    'continue selling when out of stock',
  ],
  targets: {
    'url handle': 'handle',
    title: 'name',
    description: 'content',
    vendor: 'brand',
    'product category': 'categoryPath',
    type: 'categoryPath',
    sku: 'code',
    barcode: 'barcode',
    price: 'price',
    'compare-at price': 'compareAtPrice',
    'cost per item': 'cost',
    'inventory quantity': 'quantity',
    'inventory tracker': 'inventoryTracker',
    'continue selling when out of stock': 'inventoryPolicy',
    'weight value (grams)': 'weightGrams',
    'product image url': 'productImage',
    'image alt text': 'imageAlt',
    'variant image url': 'variantImage',
  },
  patterns: [
    { pattern: /^option([1-3]) name$/, target: ([number]) => `optionName:${Number(number)}` },
    { pattern: /^option([1-3]) value$/, target: ([number]) => `optionValue:${Number(number)}` },
  ],
};

import type { FormatSignature } from './format-signature';

/** Product export of Spree: a product's own row, then a row per variant and currency. */
export const SPREE_PRODUCTS: FormatSignature = {
  format: 'spree_products',
  required: [['slug'], ['sku'], ['name'], ['price'], ['currency', 'option1_name']],
  typical: [
    'inventory_count',
    'inventory_backorderable',
    'image1_src',
    'category1',
    'track_inventory',
    'available_on',
    'tax_category',
  ],
  targets: {
    slug: 'handle',
    sku: 'code',
    name: 'name',
    price: 'price',
    compare_at_price: 'compareAtPrice',
    cost_price: 'cost',
    currency: 'currency',
    description: 'description',
    category1: 'categoryPath',
    brand: 'brand',
    barcode: 'barcode',
    weight: 'weight',
    weight_unit: 'weightUnit',
    inventory_count: 'quantity',
    inventory_backorderable: 'backorders',
    track_inventory: 'trackInventory',
  },
  patterns: [
    { pattern: /^option(\d{1,2})_name$/, target: ([number]) => `optionName:${Number(number)}` },
    { pattern: /^option(\d{1,2})_value$/, target: ([number]) => `optionValue:${Number(number)}` },
    { pattern: /^image\d+_src$/, target: () => 'image' },
  ],
};

/** Translations of Spree's products: a row per product and language. */
export const SPREE_TRANSLATIONS: FormatSignature = {
  format: 'spree_translations',
  required: [['slug'], ['locale'], ['name']],
  typical: ['description', 'meta_title', 'meta_description'],
  targets: { slug: 'handle', locale: 'locale', name: 'name', description: 'description' },
};

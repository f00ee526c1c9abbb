import type { FormatSignature } from './format-signature';

/**
 * Product data transfer of Bagisto: a row per product and language; children refer to their parent.
 */
export const BAGISTO: FormatSignature = {
  format: 'bagisto',
  required: [['sku'], ['locale'], ['attribute_family_code'], ['type']],
  typical: ['parent_sku', 'url_key', 'configurable_variants', 'inventories', 'special_price'],
  targets: {
    sku: 'code',
    parent_sku: 'parentCode',
    locale: 'locale',
    type: 'rowType',
    categories: 'categoryPath',
    images: 'image',
    name: 'name',
    description: 'content',
    short_description: 'description',
    weight: 'weightKg',
    price: 'price',
    cost: 'cost',
    special_price: 'salePrice',
    special_price_from: 'saleFrom',
    special_price_to: 'saleTo',
    url_key: 'handle',
    inventories: 'quantity',
    configurable_variants: 'variantOptions',
    product_number: 'barcode',
    color: 'option:color',
    size: 'option:size',
    brand: 'brand',
  },
};

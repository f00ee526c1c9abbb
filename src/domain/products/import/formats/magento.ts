import type { FormatSignature } from './format-signature';

/**
 * Product export of Magento 2: rows of a store view contain the texts in its language, and a
 * configurable product lists its variants with their options.
 */
export const MAGENTO: FormatSignature = {
  format: 'magento',
  required: [['sku'], ['product_type', '_type'], ['store_view_code', '_store', 'product_websites']],
  typical: [
    'attribute_set_code',
    'categories',
    'url_key',
    'additional_attributes',
    'configurable_variations',
    'special_price',
    'qty',
    'visibility',
  ],
  targets: {
    sku: 'code',
    store_view_code: 'storeView',
    _store: 'storeView',
    product_type: 'rowType',
    _type: 'rowType',
    categories: 'categoryPath',
    _category: 'categoryPath',
    name: 'name',
    description: 'content',
    short_description: 'description',
    weight: 'weight',
    price: 'price',
    cost: 'cost',
    special_price: 'salePrice',
    special_price_from_date: 'saleFrom',
    special_from_date: 'saleFrom',
    special_price_to_date: 'saleTo',
    special_to_date: 'saleTo',
    url_key: 'handle',
    base_image: 'image',
    additional_images: 'image',
    base_image_label: 'imageAlt',
    manufacturer: 'brand',
    brand: 'brand',
    ean: 'barcode',
    gtin: 'barcode',
    barcode: 'barcode',
    qty: 'quantity',
    additional_attributes: 'features',
    configurable_variations: 'variantOptions',
  },
};

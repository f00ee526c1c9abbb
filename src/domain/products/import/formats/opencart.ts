import type { FormatSignature } from './format-signature';

/**
 * Products of OpenCart's export, whose texts have a column for each language: `name(en-gb)`. Every
 * product has a model, and not all have a SKU.
 */
export const OPENCART: FormatSignature = {
  format: 'opencart',
  required: [['product_id'], ['name'], ['model'], ['quantity', 'price', 'status']],
  typical: [
    'manufacturer',
    'image_name',
    'weight_unit',
    'length_unit',
    'tax_class_id',
    'stock_status_id',
    'date_available',
    'store_ids',
    'subtract',
    'upc',
  ],
  targets: {
    product_id: 'rowId',
    name: 'name',
    description: 'content',
    sku: 'code',
    upc: 'barcode',
    ean: 'barcode',
    quantity: 'quantity',
    subtract: 'trackInventory',
    manufacturer: 'brand',
    image: 'image',
    image_name: 'image',
    additional_image: 'image',
    price: 'price',
    weight: 'weight',
    weight_unit: 'weightUnit',
    status: 'status',
    seo_keyword: 'handle',
  },
  // The code of a product without a SKU.
  others: [{ pattern: /^model$/, target: () => 'code' }],
};

import type { FormatSignature } from './format-signature';

/** Product export of Medusa: a row per variant, a price column per currency. */
export const MEDUSA: FormatSignature = {
  format: 'medusa',
  required: [['product handle'], ['product title'], ['variant id', 'variant title', 'variant sku']],
  typical: [
    'product id',
    'product status',
    'product thumbnail',
    'variant option 1 name',
    'option 1 name',
    'variant manage inventory',
    'product discountable',
  ],
  targets: {
    'product handle': 'handle',
    'product title': 'name',
    'product description': 'description',
    'product thumbnail': 'productImage',
    'product category 1 name': 'categoryPath',
    'variant sku': 'code',
    'variant barcode': 'barcode',
    'variant ean': 'barcode',
    'variant upc': 'barcode',
    'variant inventory quantity': 'quantity',
    'variant manage inventory': 'trackInventory',
    'variant allow backorder': 'backorders',
    'variant weight': 'weightGrams',
  },
  patterns: [
    {
      pattern: /^(?:variant )?option (\d{1,2}) name$/,
      target: ([number]) => `optionName:${Number(number)}`,
    },
    {
      pattern: /^(?:variant )?option (\d{1,2}) value$/,
      target: ([number]) => `optionValue:${Number(number)}`,
    },
    {
      pattern: /^(?:variant )?price (?:.*\[)?([a-z]{3})\]?$/,
      target: ([currency = '']) => `price:${currency.toUpperCase()}`,
    },
    { pattern: /^(?:product )?image \d+(?: url)?$/, target: () => 'productImage' },
  ],
};

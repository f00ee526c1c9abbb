import type { FormatSignature } from './format-signature';

/** Etsy's listings as CSV: a row per listing, whose options are lists of values. */
export const ETSY: FormatSignature = {
  format: 'etsy',
  required: [
    ['title'],
    ['price'],
    ['currency_code'],
    [/^variation \d (?:type|name|values)$/, 'materials', /^image\d+$/],
  ],
  typical: ['quantity', 'tags', 'materials', 'image1', 'variation 1 type', 'variation 1 values'],
  targets: {
    title: 'name',
    description: 'description',
    price: 'price',
    currency_code: 'currency',
    quantity: 'quantity',
    sku: 'code',
  },
  patterns: [
    { pattern: /^image ?\d+$/, target: () => 'image' },
    { pattern: /^variation (\d) name$/, target: ([number]) => `optionName:${Number(number)}` },
    { pattern: /^variation (\d) values$/, target: ([number]) => `optionList:${Number(number)}` },
  ],
};

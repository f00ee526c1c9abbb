import type { FormatSignature } from './format-signature';

/**
 * Square's item library: a row per variation, joined by the reference handle or the name of the item,
 * with the stock of each place in its own column.
 */
export const SQUARE: FormatSignature = {
  format: 'square',
  required: [
    ['item name', "nom de l'article"],
    ['variation name', 'nom de la variante', 'nom de la déclinaison'],
    ['token', 'jeton', 'reference handle', 'sku', /^current quantity /],
  ],
  typical: [
    'token',
    'sellable',
    'stockable',
    'option name 1',
    'option value 1',
    'reference handle',
  ],
  targets: {
    'reference handle': 'groupKey',
    'item name': 'name',
    "nom de l'article": 'name',
    'variation name': 'variantName',
    'nom de la variante': 'variantName',
    'nom de la déclinaison': 'variantName',
    sku: 'code',
    ugs: 'code',
    gtin: 'barcode',
    description: 'description',
    category: 'categoryPath',
    categories: 'categoryPath',
    'reporting category': 'categoryPath',
    catégorie: 'categoryPath',
    price: 'price',
    prix: 'price',
    'default unit cost': 'cost',
    'weight (kg)': 'weightKg',
    'weight (g)': 'weightGrams',
    'weight (lb)': 'weightLb',
    'weight (oz)': 'weightOz',
  },
  patterns: [
    {
      pattern: /^(?:current quantity|quantité actuelle) (\S.*)$/,
      target: ([place = '']) => `stockAt:${place}`,
    },
    { pattern: /^stock alert count /, target: () => 'lowStock' },
    {
      pattern: /^(?:option name|nom de l'option) (\d)$/,
      target: ([number]) => `optionName:${Number(number)}`,
    },
    {
      pattern: /^(?:option value|valeur de l'option) (\d)$/,
      target: ([number]) => `optionValue:${Number(number)}`,
    },
  ],
};
